import menus from '@fixtures/menu.json';

/** The names of records that the menu's entry of their screens doesn't say. */
export const names: Readonly<Record<string, string>> = {
  '/coursesetup/coursecategorysetup': 'Course Category',
  '/mobileBannerSetup': 'Banner',
  '/onBoardMobileSetup': 'Onboard',
  '/quizLevelSetup': 'Level',
  '/modelsetQuizReport': 'Quiz Tag',
};

/** The titles that don't follow from their addresses. */
export const otherTitles: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/calendar': 'Calendar',
  '/firstSteps': 'First Steps',
  '/settings': 'Settings',
  '/staff/reset_factor/:id': 'Reset Second Factor',
  '/chat': 'Chat',
  '/courseplaylistsetup': 'Course Playlist',
  '/contentHealth': 'Content health',
  '/contentHealth/check': 'Check again',
  '/contentHealth/check/:id': 'Check again',
  '/discussion': 'Comments to answer',
  '/menu/restoreStandardMenu': 'Restore the Standard Menu',
  '/activity': 'What Happened',
  '/person': 'Personal Data',
  '/file': 'Files',
  '/file/uses/:id': 'Where it is used',
  '/file/replace/:id': 'Replace everywhere',
  '/recycled': 'Recycle bin',
  '/recycled/restore': 'Restore from the recycle bin',
  '/recycled/restore/:id': 'Restore from the recycle bin',
  '/coursesetup': 'Add Course Category',
  '/coursesetup/category_edit/:id': 'Edit Course Category',
  '/coursesetup/viewCategoryDetails/:id': 'Course Category Details',
  '/batchSetup/copy/:id': 'Copy',
  '/modelsetSetup/copy/:id': 'Copy',
  '/coursesetup/viewCourseDetails/:id/copy': 'Copy',
  '/coursesetup/viewSubCourseDetails/:id/copy': 'Copy',
  '/coursesetup/viewMainTopicDetails/:id/copy': 'Copy',
  '/coursesetup/viewLessonsDetails/:id/copy': 'Copy',
  '/coursesetup/viewCourseDetails/:id/date': 'Update Course Date',
  '/coursesetup/viewCourseDetails/:id/banner': 'Update Banner Image',
  '/coursesetup/viewCourseDetails/:id/preview': 'Update Preview Image',
  '/coursesetup/viewCourseDetails/:id/certificate': 'Add Certificate',
  '/coursesetup/viewSubCourseDetails/:id': 'Subcourse Details',
  '/coursesetup/viewSubCourseDetails/:id/icon': 'Update Icon',
  '/coursesetup/viewLessonsDetails/:id/resources/:resourceId/edit': 'Edit Resource',
  '/coursesetup/viewLessonsDetails/:id/resources/:resourceId/delete': 'Delete Resource',
  '/coursesetup/addResources/:id': 'Add Resources',
  '/coursesetup/coursesetup': 'Courses',
  '/coursesetup/coursesetup/date/:id': 'Update Course Date',
  '/coursesetup/subcoursesetup': 'SubCourse Setup',
  '/featureTag': 'Tag Feature Setup',
  '/featureTagRestore': 'Restore Feature Setup',
  '/quizsetup/import': 'Import questions',
  '/quizsetup/view/:id/:mainRoute/tag': 'Tag Quiz',
  '/quiztagsetup/tag': 'Tag questions',
  '/quiztagsetup/tag/:id': 'Tag Quiz',
  '/quiztagreport/delete/:id': 'Delete Tag',
  '/quiztagreport/activate': 'Activate Lesson Quiz',
  '/quiztagreport/activate/:id': 'Activate Lesson Quiz',
  '/quiztagreport/deactivate': 'Deactivate Lesson Quiz',
  '/quiztagreport/deactivate/:id': 'Deactivate Lesson Quiz',
  '/lessonQuizReport/edit/:id': 'Edit Quiz Tag',
  '/lessonQuizReport/view/:id': 'Quiz Tag Details',
  '/untaggedquizreport': 'Untagged Quiz Details',
  '/untaggedquizreport/tag': 'Tag questions',
  '/untaggedquizreport/tag/:id': 'Tag Quiz',
  '/paragraphSetup/modelset/:id': 'Tag Model Set',
  '/paragraphSetup/tag/:passage': 'Tag Quiz To Paragraph',
  '/paragraphSetup/tag/:passage/quiz/:id': 'Tag Quiz',
  '/paragraphTagReport': 'Paragraph Tag Report',
  '/modelsetSetup': 'Modelset Setup',
  '/modelsetSetup/add': 'Add Modelset',
  '/modelsetSetup/tag/:id': 'Add Model Set Batch Tag',
  '/modelsetSetup/live/:id': 'Tag Modelset',
  '/modelsetQuizView/:id': 'Modelset View',
  '/modelsetQuizkuView/:id': 'Modelset KU Quiz View',
  '/modelsetQuizView/:id/pick': 'Pick questions',
  '/modelsetQuizkuView/:id/pick': 'Pick questions',
  '/modelsetQuizReport': 'Modelset Report',
  '/batchModelsetTagSetup': 'Modelset Batch Tag Setup',
  '/batchModelsetTagSetup/edit/:id': 'Update Modelset Batch Tag',
  '/batchModelsetTagSetup/delete/:id': 'Delete Modelset Batch Tag',
  '/tagLiveQuiz/add': 'Schedule a live quiz',
  '/tagLiveQuiz/status/:id': 'Status Update',
  '/homeBannerSetup/image/:id': 'Update Banner Image',
  '/tagInstructor': 'Tag Instructor Setup',
  '/restoreInstructor': 'Restore Instructor Setup',
  '/company': 'Company',
  '/batchTag/tag': 'Tag Batch',
  '/batchTag/roster': 'Add a Roster',
  '/batchTagReport/move': 'Move Students',
  '/batchTagReport/restore/:id': 'Recover Batch Tag',
  '/enquirySetup/status/:id': 'Update Enquiry Status',
  '/enquirySetup/note/:id': 'Add Enquiry Note',
  '/enquirySetup/notes/:id': 'Enquiry Notes',
  '/enquirySetup/message/:id': 'Message to Copy',
  '/company/image/:id': 'Update Company Logo',
  '/department': 'Add Department',
  '/designation': 'Add Designation',
  '/articleSetup/addArticle': 'Write & Publish Articles',
  '/articleSetup/editArticles/:id': 'Edit Published Articles',
  '/articleSetup/editArticles/:id/:mainRoute': 'Edit Published Articles',
  '/articleSetup/image/:id': 'Update article Banner',
  '/articleSetup/delete/:id': 'Confirm Delete',
  '/employee': 'Employees',
  '/menu': 'Add Menu',
};

/** Returns the English title of a screen. It is never read from the screen's own texts, which the tests compare with it. */
export const titleOf = (path: string): string => otherTitles[path] ?? ruledTitle(path);

/** Returns the title that follows from an address: what it does, and the name of the record that it does it to. */
function ruledTitle(path: string): string {
  const base = baseOf(path);
  const entry = entries.get(base) ?? inWords(base.slice(1));
  const parts = path
    .slice(base.length)
    .split('/')
    .filter((part) => part && !part.startsWith(':'));
  // The verb of each part, and beside a tree the kind of record: `view` and `MainTopic` of `viewMainTopicDetails`.
  const steps = parts.map((part) => /^(add|edit|view)_?(.*?)(?:Details)?$/.exec(part) ?? [part, part, '']);
  const kind = steps[0]?.[2];
  const name = kind ? nameIn(inWords(kind)) : (names[base] ?? nameIn(entry));
  const verb = steps.at(-1)?.[1];
  if (verb === undefined) return /(?:Setup|Report)$/.test(entry) ? entry : `${name} Setup`;
  return (byVerb[verb] ?? `${capital(verb)} _`).replace('_', name);
}

/** The titles by what an address does; any other verb is the title's first word. */
const byVerb: Readonly<Record<string, string>> = {
  view: '_ Details',
  image: 'Update _ Image',
  tag: 'Add _ Tag',
  retag: 'Re-tag questions',
};

/** The menu's entries by the address that they lead to. */
const entries = new Map(menus.map(({ menu_route, menu_name }) => [`/${menu_route}`, menu_name]));

/** Returns the address of the list or page that an address belongs to. */
function baseOf(path: string): string {
  const above = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return above.findLast((address) => entries.has(address)) ?? above[1] ?? path;
}

/** Returns a record's name without what an entry of the menu or an address adds to it. */
const nameIn = (entry: string): string => entry.replaceAll(/^Deleted | (?:Setup|Report)$|s$/g, '');

/** Returns a part of an address in words. */
const inWords = (part: string): string =>
  part
    .replaceAll(/_(\w)|(?<=[a-z])(?=[A-Z])/g, ' $1')
    .split(' ')
    .map(capital)
    .join(' ');

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
