import menus from '@fixtures/menu.json';
import { withRecords } from '@tests/support/records';
import { expect, test } from 'vitest';
import { hasScreen } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';

/** The full route table. Source: admin areas, section 2.1. */
const routeTable = `
  /login / /signup /dashboard /unauthorized /passwordreset /passwordresetcomplete /enquirySetup /department /designation
  /menu /employee /company /chat /courseplaylistsetup /articleSetup /articleSetup/addArticle
  /articleSetup/editArticles/{slug} /batchModelsetTagSetup /liveRecordingSetup /batchTagReport /batchTag /batchSetup
  /settings /onBoardMobileSetup /coursePriceSetup /coursePriceSetup/add /coursePriceSetup/edit/{slug} /modelsetSetup
  /homeBannerSetup /mobileBannerSetup /featureTag /featureTagRestore /feature /restoreInstructor /tagInstructor
  /instructorsetup /instructorsetup/view/{slug} /alumni /alumni/viewDetails/{slug} /faq /faq/add /faq/edit/{slug}
  /course_overview /course_overview/add /course_overview/edit/{slug} /paragraphTagReport /paragraphSetup
  /paragraphSetup/add /paragraphSetup/edit/{slug} /paragraphSetup/tag/{slug} /tagLiveQuiz /modelsetQuizkuView/{slug}
  /modelsetQuizView/{slug} /modelsetQuizReport /lessonQuizReport /untaggedquizreport /quiztagreport /quizLevelSetup
  /quiztagsetup /quizsetup /quizsetup/add /quizsetup/edit/{slug} /quizsetup/view/{slug}/{mainRoute} /coursesetup
  /coursesetup/subcoursesetup /coursesetup/coursesetup /coursesetup/coursecategorysetup
`;

/** The sub-routes that are named below the table. Source: admin areas, section 2.1. */
const subRoutes = `
  /department/ /department/addDepartment/{slug} /department/editDepartment/{slug} /designation/addDesignation/{slug}
  /designation/editDesignation/{slug} /menu/ /menu/addMenu/{slug} /menu/editMenu/{slug} /company/ /company/add
`;

/** The table of the course setup page. Source: course catalogue, section 2. */
const courseSetup = `
  /coursesetup/ /coursesetup/category_edit/:slug /coursesetup/viewCategoryDetails/:slug /coursesetup/add_course/:slug
  /coursesetup/edit_course/:slug /coursesetup/viewCourseDetails/:slug /coursesetup/add_subcourse/:slug
  /coursesetup/edit_subcourse/:slug /coursesetup/viewSubCourseDetails/:slug /coursesetup/addMainTopic/:slug
  /coursesetup/editMainTopic/:slug /coursesetup/viewMainTopicDetails/:slug /coursesetup/addLessons/:slug
  /coursesetup/editLessons/:slug /coursesetup/viewLessonsDetails/:slug /coursesetup/addSubTopic/:slug
  /coursesetup/editSubTopic/:slug /coursesetup/viewSubTopicDetails/:slug /coursesetup/addResources/:slug
`;

const routes = `${routeTable} ${subRoutes} ${courseSetup}`.trim().split(/\s+/);
/** Those outside the shell; `/` leads on to the dashboard. */
const isOutside = (address: string) => ['/', ...publicPaths].includes(address);

test.each(routes)('%s, which the specification names, has a screen; everyScreen opens it', (route) => {
  const address = withRecords(route.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(hasScreen(address) || isOutside(address)).toBe(true);
});

test('every entry of the menu leads to a screen', () => {
  const routes = menus.flatMap(({ menu_route, menu_types }) => (menu_types === 'inner' && menu_route ? [`/${menu_route}`] : []));
  expect(routes.filter((route) => !hasScreen(route))).toEqual([]);
});
