# Every text of the program has a German and an English translation: lupdate finds nothing new and nothing gone.
# Variables: SOURCE_DIR, WORK_DIR, LUPDATE.
file(GLOB_RECURSE sources ${SOURCE_DIR}/app/*.cpp ${SOURCE_DIR}/app/*.h)
list(SORT sources)
list(JOIN sources "\n" lines)
file(WRITE ${WORK_DIR}/sources.txt "${lines}\n")
foreach(language de en)
  set(shipped ${SOURCE_DIR}/translations/blattwerk_${language}.ts)
  set(renewed ${WORK_DIR}/blattwerk_${language}.ts)
  configure_file(${shipped} ${renewed} COPYONLY)
  execute_process(
    COMMAND ${LUPDATE} -silent @${WORK_DIR}/sources.txt -I ${SOURCE_DIR} -no-obsolete -locations none -ts ${renewed}
    COMMAND_ERROR_IS_FATAL ANY)
  file(STRINGS ${renewed} unfinished REGEX "type=\"unfinished\"")
  list(LENGTH unfinished count)
  file(READ ${shipped} before)
  file(READ ${renewed} after)
  if(count GREATER 0 OR NOT before STREQUAL after)
    message(SEND_ERROR "blattwerk_${language}.ts is not complete (${count} texts without translation): "
      "build the target update_translations and fill in what is marked as unfinished")
  endif()
endforeach()
