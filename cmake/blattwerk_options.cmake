# What every target of the project is compiled with. Linked PRIVATE, so nothing of it reaches other projects.
option(BLATTWERK_WERROR "Treat warnings as errors" ON)
option(BLATTWERK_SANITIZE "Address and undefined behaviour sanitizers" OFF)
option(BLATTWERK_COVERAGE "Instrument for gcov" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# With the predefined macros of GCC 12 moc reads the concepts of libstdc++ and stops at them.
unset(CMAKE_CXX_COMPILER_PREDEFINES_COMMAND)

find_program(BLATTWERK_CCACHE ccache)
if(BLATTWERK_CCACHE)
  # Precompiled headers and ccache agree only with these two settings.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${BLATTWERK_CCACHE})
endif()

find_program(BLATTWERK_LLD ld.lld)
if(BLATTWERK_LLD)
  add_link_options(-fuse-ld=lld)
endif()

add_library(blattwerk_options INTERFACE)
target_compile_options(blattwerk_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough
  $<$<BOOL:${BLATTWERK_WERROR}>:-Werror>
  $<$<BOOL:${BLATTWERK_CCACHE}>:-fpch-preprocess>)
# GCC 12 reports false positives of these from inlined standard containers and strings at -O2 and -O3.
target_compile_options(blattwerk_options INTERFACE -Wno-null-dereference -Wno-restrict)
# At -O3 more of its flow warnings are guesses; they stay visible, but a build for users must not fail on them.
target_compile_options(blattwerk_options INTERFACE
  "$<$<CONFIG:Release>:-Wno-error=array-bounds;-Wno-error=stringop-overflow;-Wno-error=stringop-overread;-Wno-error=maybe-uninitialized;-Wno-error=uninitialized>")
target_compile_definitions(blattwerk_options INTERFACE QT_NO_KEYWORDS QT_NO_CAST_TO_ASCII QT_USE_QSTRINGBUILDER)

if(BLATTWERK_SANITIZE)
  # The checks left out follow every access to memory and take a third of the compile time; the address sanitizer stops
  # at the same accesses, and x86-64 reads at any alignment.
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined
    -fno-sanitize=null,alignment,object-size,pointer-overflow,nonnull-attribute,returns-nonnull-attribute)
  add_link_options(-fsanitize=address,undefined)
  # With sanitizers GCC 12 sees uninitialised values in an empty std::optional.
  target_compile_options(blattwerk_options INTERFACE -Wno-maybe-uninitialized)
endif()
if(BLATTWERK_COVERAGE)
  add_compile_options(--coverage -fprofile-abs-path)
  add_link_options(--coverage)
endif()

# blattwerk_library(NAME [AUTOMOC] SOURCES... [PCH header...]): a static library of the project whose includes start at the repository root.
function(blattwerk_library name)
  cmake_parse_arguments(arg "AUTOMOC" "" "SOURCES;PCH" ${ARGN})
  add_library(${name} STATIC ${arg_SOURCES})
  target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE blattwerk_options)
  set_target_properties(${name} PROPERTIES AUTOMOC ${arg_AUTOMOC})
  if(arg_PCH)
    target_precompile_headers(${name} PRIVATE ${arg_PCH})
  endif()
endfunction()
