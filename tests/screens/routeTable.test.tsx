import menus from '@fixtures/menu.json';
import { screen, waitFor } from '@testing-library/react';
import { isLoading } from '@tests/support/loading';
import { withRecords } from '@tests/support/records';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { hasScreen } from '@/app/routes';

/** Addresses of the specification, and the heading of the page that each opens for staff. */
type Headings = Readonly<Record<string, string>>;

/** The full route table, one row a line. Source: admin areas, section 2.1. */
const routeTable: readonly Headings[] = [
  // They lead on whoever is signed in.
  { '/login': 'Dashboard', '/': 'Dashboard' },
  { '/signup': 'Create an account' },
  { '/dashboard': 'Dashboard' },
  { '/unauthorized': 'No access' },
  { '/passwordreset': 'Reset your password', '/passwordresetcomplete': 'Choose a new password' },
  { '/enquirySetup': 'Enquiry Setup' },
  {
    '/department': 'Department Setup',
    '/designation': 'Designation Setup',
    '/menu': 'Menu Setup',
    '/employee': 'Employees',
    '/company': 'Company',
    '/chat': 'Chat',
  },
  { '/courseplaylistsetup': 'Course Playlist' },
  {
    '/articleSetup': 'Article Setup',
    '/articleSetup/addArticle': 'Write & Publish Articles',
    '/articleSetup/editArticles/{slug}': 'Edit Published Articles',
  },
  {
    '/batchModelsetTagSetup': 'Modelset Batch Tag Setup',
    '/liveRecordingSetup': 'Live Recording Setup',
    '/batchTagReport': 'Batch Tag Report',
    '/batchTag': 'Batch Tag Setup',
    '/batchSetup': 'Batch Setup',
  },
  { '/settings': 'Settings', '/onBoardMobileSetup': 'Onboard Mobile Setup' },
  {
    '/coursePriceSetup': 'Course Price Setup',
    '/coursePriceSetup/add': 'Course Price Setup',
    '/coursePriceSetup/edit/{slug}': 'Course Price Setup',
  },
  {
    '/modelsetSetup': 'Modelset Setup',
    '/homeBannerSetup': 'Home Banner Setup',
    '/mobileBannerSetup': 'Mobile Banner Setup',
  },
  { '/featureTag': 'Tag Feature Setup', '/featureTagRestore': 'Restore Feature Setup', '/feature': 'Feature Setup' },
  {
    '/restoreInstructor': 'Restore Instructor Setup',
    '/tagInstructor': 'Tag Instructor Setup',
    '/instructorsetup': 'Instructor Setup',
    '/instructorsetup/view/{slug}': 'Instructor Details',
  },
  { '/alumni': 'Alumni Setup', '/alumni/viewDetails/{slug}': 'Alumni Details' },
  { '/faq': 'FAQ Setup', '/faq/add': 'FAQ Setup', '/faq/edit/{slug}': 'FAQ Setup' },
  {
    '/course_overview': 'Program Overview Setup',
    '/course_overview/add': 'Program Overview Setup',
    '/course_overview/edit/{slug}': 'Program Overview Setup',
  },
  {
    '/paragraphTagReport': 'Paragraph Tag Report',
    '/paragraphSetup': 'Passage Setup',
    '/paragraphSetup/add': 'Add Passage',
    '/paragraphSetup/edit/{slug}': 'Edit Passage',
    '/paragraphSetup/tag/{slug}': 'Tag Quiz To Paragraph',
  },
  { '/tagLiveQuiz': 'Live Quiz Tag Setup' },
  {
    '/modelsetQuizkuView/{slug}': 'Modelset KU Quiz View',
    '/modelsetQuizView/{slug}': 'Modelset View',
    '/modelsetQuizReport': 'Modelset Report',
    '/lessonQuizReport': 'Lesson Quiz Report',
    '/untaggedquizreport': 'Untagged Quiz Details',
  },
  { '/quiztagreport': 'Quiz Tag Report', '/quizLevelSetup': 'Quiz Level Setup', '/quiztagsetup': 'Quiz Tag Setup' },
  {
    '/quizsetup': 'Quiz Setup',
    '/quizsetup/add': 'Add Quiz',
    '/quizsetup/edit/{slug}': 'Edit Quiz',
    '/quizsetup/view/{slug}/{mainRoute}': 'Quiz Details',
  },
  {
    '/coursesetup': 'Course Setup',
    '/coursesetup/subcoursesetup': 'SubCourse Setup',
    '/coursesetup/coursesetup': 'Courses',
    '/coursesetup/coursecategorysetup': 'Course Category Setup',
  },
];

/** The sub-routes that are named below the table. Source: admin areas, section 2.1. */
const subRoutes: readonly Headings[] = [
  {
    '/department/': 'Department Setup',
    '/department/addDepartment/{slug}': 'Department Setup',
    '/department/editDepartment/{slug}': 'Department Setup',
  },
  { '/designation/addDesignation/{slug}': 'Designation Setup', '/designation/editDesignation/{slug}': 'Designation Setup' },
  { '/menu/': 'Menu Setup', '/menu/addMenu/{slug}': 'Menu Setup', '/menu/editMenu/{slug}': 'Menu Setup' },
  { '/company/': 'Company', '/company/add': 'Company' },
];

/** The table of the course setup page, one row a line. Source: course catalogue, section 2. */
const courseSetup: readonly Headings[] = [
  { '/coursesetup/': 'Course Setup' },
  { '/coursesetup/category_edit/:slug': 'Course Setup', '/coursesetup/viewCategoryDetails/:slug': 'Course Setup' },
  { '/coursesetup/add_course/:slug': 'Course Setup' },
  { '/coursesetup/edit_course/:slug': 'Course Setup', '/coursesetup/viewCourseDetails/:slug': 'Course Setup' },
  { '/coursesetup/add_subcourse/:slug': 'Course Setup' },
  { '/coursesetup/edit_subcourse/:slug': 'Course Setup', '/coursesetup/viewSubCourseDetails/:slug': 'Course Setup' },
  { '/coursesetup/addMainTopic/:slug': 'Course Setup' },
  { '/coursesetup/editMainTopic/:slug': 'Course Setup', '/coursesetup/viewMainTopicDetails/:slug': 'Course Setup' },
  { '/coursesetup/addLessons/:slug': 'Course Setup' },
  { '/coursesetup/editLessons/:slug': 'Course Setup', '/coursesetup/viewLessonsDetails/:slug': 'Course Setup' },
  { '/coursesetup/addSubTopic/:slug': 'Course Setup' },
  { '/coursesetup/editSubTopic/:slug': 'Course Setup', '/coursesetup/viewSubTopicDetails/:slug': 'Course Setup' },
  { '/coursesetup/addResources/:slug': 'Course Setup' },
];

const cases = [...routeTable, ...subRoutes, ...courseSetup].flatMap((row) =>
  Object.entries(row).map(([route, heading]) => ({ route, heading })),
);

/** Returns the address of a route with the demo's records at its parameters. */
const addressOf = (route: string): string => withRecords(route.replaceAll(/\{(\w+)\}/g, ':$1'));

test.each(cases)('$route opens as “$heading”', async ({ route, heading }) => {
  await renderApp(addressOf(route));
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(heading));
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(screen.queryByText('There is no such page')).not.toBeInTheDocument();
  expect(screen.queryByText('Soon')).not.toBeInTheDocument();
});

test('every entry of the menu leads to a screen', () => {
  const routes = menus.flatMap(({ menu_route, menu_types }) => (menu_types === 'inner' && menu_route ? [`/${menu_route}`] : []));
  expect(routes.filter((route) => !hasScreen(route))).toEqual([]);
});
