cmake_minimum_required(VERSION 3.25)

# Installs into a folder of its own and looks at what is there: every file, validated by the tools that read it.
set(failures "")
set(root ${BINARY_DIR}/tests/packaging/root)
file(REMOVE_RECURSE ${root})
set(ENV{DESTDIR} ${root})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BINARY_DIR}/packaging --prefix /usr
  OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "Installing fails:\n${said}")
endif()
unset(ENV{DESTDIR})

set(share ${root}/usr/share)
foreach(file
    ${root}/usr/bin/blattwerk ${root}/usr/bin/blattwerk-cli
    ${share}/applications/blattwerk.desktop ${share}/mime/packages/blattwerk.xml
    ${share}/metainfo/io.github.blattwerk.Blattwerk.metainfo.xml
    ${share}/icons/hicolor/scalable/apps/blattwerk.svg
    ${share}/man/man1/blattwerk.1.gz ${share}/man/man1/blattwerk-cli.1.gz
    ${share}/man/de/man1/blattwerk.1.gz ${share}/man/de/man1/blattwerk-cli.1.gz
    ${share}/bash-completion/completions/blattwerk-cli ${share}/zsh/vendor-completions/_blattwerk-cli
    ${share}/fish/vendor_completions.d/blattwerk-cli.fish
    ${share}/doc/blattwerk/copyright ${share}/doc/blattwerk/guide.de.md ${share}/doc/blattwerk/guide.en.md)
  if(NOT EXISTS ${file})
    list(APPEND failures "${file} is not installed")
  endif()
endforeach()

# run(WHAT command...): a command that must succeed; `said` is what it said.
function(run what)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE complaint RESULT_VARIABLE status)
  set(said "${output}" PARENT_SCOPE)
  if(NOT status EQUAL 0)
    list(APPEND failures "${what}: ${output}${complaint}")
    set(failures "${failures}" PARENT_SCOPE)
  endif()
endfunction()

find_program(desktop_validate desktop-file-validate)
if(desktop_validate)
  run("desktop file" ${desktop_validate} ${share}/applications/blattwerk.desktop)
else()
  message(STATUS "desktop-file-validate is not installed")
endif()
find_program(appstreamcli appstreamcli)
if(appstreamcli)
  run("AppStream data" ${appstreamcli} validate --no-net --explain ${share}/metainfo/io.github.blattwerk.Blattwerk.metainfo.xml)
else()
  message(STATUS "appstreamcli is not installed")
endif()
find_program(update_mime update-mime-database)
if(update_mime)
  run("MIME type" ${update_mime} ${share}/mime)
  file(READ ${share}/mime/globs2 globs)
  if(NOT globs MATCHES "60:application/x-blattwerk:\\*\\.blattwerk")
    list(APPEND failures "MIME type: *.blattwerk does not lead to it")
  endif()
else()
  message(STATUS "update-mime-database is not installed")
endif()

# Every command of the help stands in the manual with its options, and nothing in it upsets who reads it.
find_program(mandoc mandoc)
foreach(page man1/blattwerk.1 man1/blattwerk-cli.1 de/man1/blattwerk.1 de/man1/blattwerk-cli.1)
  run("${page}" gzip -dc ${share}/man/${page}.gz)
  set(text "${said}")
  file(WRITE ${root}/page.1 "${text}")
  if(mandoc)
    run("${page}" ${mandoc} -T lint -W warning,error ${root}/page.1)
  endif()
  if(page MATCHES "cli")
    run("help" ${root}/usr/bin/blattwerk-cli --help --language en)
    string(REGEX MATCHALL "\n  ([a-z][a-z-]*) +[A-Z]" commands "${said}")
    list(LENGTH commands count)
    if(count LESS 25)
      list(APPEND failures "The help lists ${count} commands only")
    endif()
    foreach(command ${commands})
      string(REGEX REPLACE "^\n  ([a-z-]+) .*" "\\1" command "${command}")
      string(REPLACE "-" "\\-" shown "${command}")
      string(FIND "${text}" ".SS \"${shown}\"" at)
      if(at EQUAL -1)
        list(APPEND failures "${page}: ${command} is missing")
      endif()
    endforeach()
  endif()
endforeach()

# A shell completes commands, options and their values.
foreach(case "blattwerk-cli pro=proof" "blattwerk-cli proof x --pap=--paper" "blattwerk-cli proof x --paper let=letter"
    "blattwerk-cli --language e=en")
  string(REGEX REPLACE "=[^=]*$" "" line "${case}")
  string(REGEX REPLACE ".*=" "" wanted "${case}")
  run("completion of ${line}" bash -c
    ". ${share}/bash-completion/completions/blattwerk-cli\nCOMP_WORDS=(${line})\nCOMP_CWORD=$((\${#COMP_WORDS[@]} - 1))\n_blattwerk_cli\necho \${COMPREPLY[*]}")
  if(NOT said MATCHES "(^| )${wanted}( |\n|$)")
    list(APPEND failures "completion of ${line}: ${said} instead of ${wanted}")
  endif()
endforeach()

if(failures)
  list(JOIN failures "\n  " listing)
  message(FATAL_ERROR "What is installed is not right:\n  ${listing}")
endif()
