/** The demo's records at the parameters of an address and of those below it, separated as in the address; elsewhere it is record 1. */
export const records: Readonly<Record<string, string>> = {
  '/coursesetup/category_edit': 'banking-and-finance',
  '/coursesetup/viewCategoryDetails': 'banking-and-finance',
  '/coursesetup/add_course': 'public-service-commission',
  '/coursesetup/edit_course': 'section-officer-preparation',
  '/coursesetup/viewCourseDetails': 'section-officer-preparation',
  '/coursesetup/add_subcourse': 'section-officer-preparation',
  '/coursesetup/edit_subcourse': 'general-awareness',
  '/coursesetup/viewSubCourseDetails': 'general-awareness',
  '/coursesetup/editMainTopic': 'geography-of-nepal',
  '/coursesetup/viewMainTopicDetails': 'geography-of-nepal',
  '/coursesetup/editLessons': 'physical-regions',
  '/coursesetup/viewLessonsDetails': 'physical-regions',
  '/coursesetup/viewLessonsDetails/:id/resources': 'protected-areas/1',
  '/coursesetup/addResources': '3',
  '/coursesetup/editSubTopic': 'mountain-hill-and-tarai',
  '/coursesetup/viewSubTopicDetails': 'mountain-hill-and-tarai',
  '/coursesetup/coursecategorysetup': '3',
  // A course that isn't live.
  '/coursesetup/coursesetup/activate': '8',
  '/coursePriceSetup/activate': '14',
  '/feature/tag': '13',
  '/featureTagRestore': '17',
  '/quizsetup/view': '66/quizsetup',
  '/quizsetup/view/:id/:mainRoute/tag': '1/quizsetup',
  '/quiztagreport/activate': '4',
  '/lessonQuizReport/activate': '4',
  '/paragraphSetup/modelset': '4',
  '/paragraphSetup/tag/:passage/quiz': '1/7',
  '/paragraphTagReport/restore': '3',
  '/modelsetSetup/edit': '5',
  '/modelsetSetup/activate': '19',
  '/modelsetSetup/tag': '5',
  '/modelsetSetup/live': '13',
  '/modelsetQuizkuView': '18',
  '/batchSetup/delete': '12',
  '/tagLiveQuiz': '7',
  '/onBoardMobileSetup/restore': '5',
  '/batchTagReport/restore': '144',
  '/instructorsetup/tag': '3',
  '/instructorsetup/view/:id/tag': '3',
  '/restoreInstructor': '56',
  '/articleSetup/view': '1/articleSetup',
  '/department': '3',
  '/department/editDepartment': '4',
  '/designation': '10',
  '/designation/addDesignation': '4',
  // In the department of the same id.
  '/designation/editDesignation': '1',
  // Nobody gives themselves another role.
  '/contentHealth/check': 'no_main_topic-65',
  '/staff/edit': '4',
  '/staff/activate': '7',
  '/staff/deactivate': '4',
  '/role/delete': '3',
  '/menu': '10',
  '/menu/addMenu': '9',
};

/** The searches that find a list's records, where the list alone reads none. */
export const searches: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  '/featureTag': { courses: 1 },
  // A course that lacks the first feature.
  '/featureTag/add': { courses: 7 },
  '/paragraphTagReport': { courses: 1, year: 2026, modelset: 1 },
  '/batchSetup': { course_id: 1, year: 2026 },
  // A batch without tags.
  '/batchSetup/delete': { course_id: 5, year: 2026 },
  '/batchModelsetTagSetup': { courses: 1, year: 2026 },
  '/liveRecordingSetup': { course_id: 1, year: 2026, group: 1 },
  '/batchTagReport': { course_id: 1, year: 2026, group: 1, is_deleted: 'y' },
  // A live quiz in the future.
  '/tagLiveQuiz': { courses: 1, year: 2026, live_exam_status: 'PENDING' },
  '/tagInstructor': { courses: 1 },
  '/enquirySetup': { courses: 1, en_status: 'pending' },
};

/** Returns an address with the records of a screen, its own or the one that it leads to, and with the search that finds them. */
export function withRecords(path: string, screen = path): string {
  const values = (nearest(records, screen) ?? '1').split('/');
  const address = path.replaceAll(/:\w+/g, () => values.shift() ?? '1');
  const search = nearest(searches, screen);
  const isSearched = screen.includes(':') || (screen.endsWith('/add') && screen in searches);
  return search && isSearched ? `${address}?filter=${encodeURIComponent(JSON.stringify(search))}` : address;
}

/** Returns what a table says of an address or, if nothing, of the nearest one above it. */
function nearest<Value>(table: Readonly<Record<string, Value>>, path: string): Value | undefined {
  if (path in table || path === '') return table[path];
  return nearest(table, path.slice(0, path.lastIndexOf('/')));
}
