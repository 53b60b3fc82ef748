import { contentScreens } from './contentScreens';
import { organisationScreens } from './organisationScreens';
import { passageScreens } from './passageScreens';
import { peopleScreens } from './peopleAddresses';
import { quizScreens } from './quizScreens';
import type { Screens } from './screens';

/** A record's id, with a list's search by course and year. */
const ofYear = `1?filter=${encodeURIComponent('{"courses":1,"year":2026}')}`;
const batchOfYear = `1?filter=${encodeURIComponent('{"course_id":1,"year":2026}')}`;
/** A live quiz in the future. */
const live = `7?filter=${encodeURIComponent('{"courses":1,"year":2026,"live_exam_status":"PENDING"}')}`;
/** A batch without tags. */
const untagged = `12?filter=${encodeURIComponent('{"course_id":5,"year":2026}')}`;

/** The screens at our own addresses. */
const ownScreens: Screens = {
  '/dashboard': ['Dashboard'],
  '/settings': ['Settings'],
  '/coursesetup': ['Add Course Category'],
  '/coursesetup/category_edit/:id': ['Edit Course Category', 'banking-and-finance'],
  '/coursesetup/viewCategoryDetails/:id': ['Course Category Details', 'banking-and-finance'],
  '/coursesetup/add_course/:id': ['Add Course', 'public-service-commission'],
  '/coursesetup/edit_course/:id': ['Edit Course', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id': ['Course Details', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/date': ['Update Course Date', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/banner': ['Update Banner Image', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/preview': ['Update Preview Image', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/certificate': ['Add Certificate', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/activate': ['Activate Course', 'section-officer-preparation'],
  '/coursesetup/viewCourseDetails/:id/deactivate': ['Deactivate Course', 'section-officer-preparation'],
  '/coursesetup/add_subcourse/:id': ['Add Subcourse', 'section-officer-preparation'],
  '/coursesetup/edit_subcourse/:id': ['Edit Subcourse', 'general-awareness'],
  '/coursesetup/viewSubCourseDetails/:id': ['Subcourse Details', 'general-awareness'],
  '/coursesetup/viewSubCourseDetails/:id/icon': ['Update Icon', 'general-awareness'],
  '/coursesetup/addMainTopic/:id': ['Add Main Topic', '1'],
  '/coursesetup/editMainTopic/:id': ['Edit Main Topic', 'geography-of-nepal'],
  '/coursesetup/viewMainTopicDetails/:id': ['Main Topic Details', 'geography-of-nepal'],
  '/coursesetup/addLessons/:id': ['Add Lesson', '1'],
  '/coursesetup/editLessons/:id': ['Edit Lesson', 'physical-regions'],
  '/coursesetup/viewLessonsDetails/:id': ['Lesson Details', 'physical-regions'],
  '/coursesetup/viewLessonsDetails/:id/resources/:resourceId/edit': ['Edit Resource', 'protected-areas', '1'],
  '/coursesetup/viewLessonsDetails/:id/resources/:resourceId/delete': ['Delete Resource', 'protected-areas', '1'],
  '/coursesetup/addResources/:id': ['Add Resources', '3'],
  '/coursesetup/addSubTopic/:id': ['Add Sub Topic', '1'],
  '/coursesetup/editSubTopic/:id': ['Edit Sub Topic', 'mountain-hill-and-tarai'],
  '/coursesetup/viewSubTopicDetails/:id': ['Sub Topic Details', 'mountain-hill-and-tarai'],
  '/coursesetup/coursecategorysetup': ['Course Category Setup'],
  '/coursesetup/coursecategorysetup/add': ['Add Course Category'],
  '/coursesetup/coursecategorysetup/edit/:id': ['Edit Course Category', '3'],
  '/coursesetup/coursecategorysetup/view/:id': ['Course Category Details', '3'],
  '/coursesetup/subcoursesetup': ['SubCourse Setup'],
  '/coursesetup/subcoursesetup/add': ['Add Subcourse'],
  '/coursesetup/subcoursesetup/edit/:id': ['Edit Subcourse', '1'],
  '/coursesetup/subcoursesetup/view/:id': ['Subcourse Details', '1'],
  '/coursesetup/coursesetup': ['Courses'],
  '/coursesetup/coursesetup/add': ['Add Course'],
  '/coursesetup/coursesetup/edit/:id': ['Edit Course', '1'],
  '/coursesetup/coursesetup/view/:id': ['Course Details', '1'],
  '/coursesetup/coursesetup/activate': ['Activate Course'],
  '/coursesetup/coursesetup/deactivate': ['Deactivate Course'],
  ...contentScreens,
  '/mobileBannerSetup': ['Mobile Banner Setup'],
  '/mobileBannerSetup/add': ['Add Banner'],
  '/mobileBannerSetup/edit/:id': ['Edit Banner', '1'],
  '/mobileBannerSetup/view/:id': ['Banner Details', '1'],
  '/mobileBannerSetup/image/:id': ['Update Banner Image', '1'],
  '/mobileBannerSetup/delete/:id': ['Delete Banner', '1'],
  '/homeBannerSetup': ['Home Banner Setup'],
  '/homeBannerSetup/add': ['Add Home Banner'],
  '/homeBannerSetup/edit/:id': ['Edit Home Banner', '1'],
  '/homeBannerSetup/view/:id': ['Home Banner Details', '1'],
  '/homeBannerSetup/image/:id': ['Update Banner Image', '1'],
  '/homeBannerSetup/delete/:id': ['Delete Home Banner', '1'],
  '/onBoardMobileSetup': ['Onboard Mobile Setup'],
  '/onBoardMobileSetup/add': ['Add Onboard'],
  '/onBoardMobileSetup/edit/:id': ['Edit Onboard', '1'],
  '/onBoardMobileSetup/view/:id': ['Onboard Details', '1'],
  '/onBoardMobileSetup/image/:id': ['Update Onboard Image', '1'],
  '/onBoardMobileSetup/delete/:id': ['Delete Onboard', '1'],
  '/onBoardMobileSetup/restore/:id': ['Restore Onboard', '5'],
  ...quizScreens,
  '/modelsetSetup': ['Modelset Setup'],
  '/modelsetSetup/add': ['Add Modelset'],
  '/modelsetSetup/edit/:id': ['Edit Modelset', '5'],
  '/modelsetSetup/view/:id': ['Modelset Details', '1'],
  '/modelsetSetup/activate/:id': ['Activate Modelset', '19'],
  '/modelsetSetup/deactivate/:id': ['Deactivate Modelset', '1'],
  '/modelsetSetup/tag/:id': ['Add Modelset Batch Tag', '5'],
  '/modelsetSetup/live/:id': ['Tag Modelset', '13'],
  ...passageScreens,
  ...organisationScreens,
  '/batchSetup': ['Batch Setup'],
  '/batchSetup/add': ['Add Batch'],
  '/batchSetup/edit/:id': ['Edit Batch', batchOfYear],
  '/batchSetup/view/:id': ['Batch Details', batchOfYear],
  '/batchSetup/delete/:id': ['Delete Batch', untagged],
  '/batchModelsetTagSetup': ['Modelset Batch Tag Setup'],
  '/batchModelsetTagSetup/edit/:id': ['Update Modelset Batch Tag', ofYear],
  '/batchModelsetTagSetup/delete/:id': ['Delete Modelset Batch Tag', ofYear],
  '/tagLiveQuiz': ['Live Quiz Tag Setup'],
  '/tagLiveQuiz/edit/:id': ['Edit Live Quiz Tag', live],
  '/tagLiveQuiz/view/:id': ['Live Quiz Tag Details', live],
  '/tagLiveQuiz/status/:id': ['Status Update', live],
  ...peopleScreens,
};

/** The screens of records without a list of their own, which are added, edited and shown beside the tree. */
const besideTree: Screens = Object.fromEntries(
  ['Main Topic', 'Lesson', 'Sub Topic'].flatMap((kind) => {
    const list = `/${kind.toLowerCase().replace(' ', '_')}`;
    return [
      [`${list}/create`, ['Add Course Category']],
      [`${list}/:id`, [`Edit ${kind}`, '1']],
      [`${list}/:id/show`, [`${kind} Details`, '1']],
    ];
  }),
);

/** The endings of react-admin's own addresses of a screen, by ours. */
const endings: readonly [ours: RegExp, theirs: string][] = [
  [/(?<=^\/[^:]+)\/add$/, '/create'],
  [/(?<=^\/[^:]+)\/edit[^/]*\/:id$/, '/:id'],
  [/(?<=^\/[^:]+)\/view[^/]*\/:id(?:\/:mainRoute)?$/, '/:id/show'],
];

/** Matches the addresses of the course tree's page, which isn't a list. */
const onTree = /^\/coursesetup(?:\/[^/]*(?:\/:.*)?)?$/;

/** Our screens by react-admin's own addresses; a page with such an address adds a root record of its tree. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ownScreens)
    .filter(([path]) => !onTree.test(path) || path === '/coursesetup/coursesetup')
    .flatMap(([path, [name]]) => {
      const [ours, theirs = ''] = endings.find(([ending]) => ending.test(path)) ?? [];
      if (ours) return [[path.replace(ours, theirs), path]];
      return name.startsWith('Add ') && !path.includes(':') ? [[`${path}/create`, path]] : [];
    }),
);

/** All screens except `aliases`. */
export const screens: Screens = { ...ownScreens, ...besideTree };

/** Returns an address of a screen, with its route's parameters filled in and its list's search at the end. */
export function addressOf(path: string): string {
  const [, ...parameters] = screens[aliases[path] ?? path] ?? [];
  const filled = path.replaceAll(/:\w+/g, (parameter) => parameters.shift() ?? parameter);
  return filled.replace(/(\?[^/]*)(.*)$/, '$2$1');
}

/** Whether an address is react-admin's own for a screen; it leads to ours. */
export const isAlias = (path: string): boolean => path in aliases || path in besideTree;

const ownPaths = Object.keys(ownScreens);

/** Returns the language in which the browser tests open a screen, in turn; the jsdom tests of the same screens open the other one too. */
export const browserLocale = (path: string): 'en' | 'ne' => (ownPaths.indexOf(path) % 2 === 0 ? 'en' : 'ne');

/** Returns which of a language's two combinations of theme and width the browser tests use for a screen, also in turn. */
export const browserGuise = (path: string): 0 | 1 => (Math.floor(ownPaths.indexOf(path) / 2) % 2 === 0 ? 0 : 1);
