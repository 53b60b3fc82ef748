import type { Above } from '@/components/routing/addresses';
import type { FieldOf } from '@/contract/call';
import type { courseCalls } from '@/contract/course';
import type { lessonCalls } from '@/contract/lesson';
import type { mainTopicCalls } from '@/contract/mainTopic';
import type { subcourseCalls } from '@/contract/subcourse';
import type { subTopicCalls } from '@/contract/subTopic';

/** The levels of the catalogue, from its root down. */
export type Level = 'category' | 'course' | 'subcourse' | 'main_topic' | 'lesson' | 'sub_topic';

/** What adds a record of each level that stands below another. */
interface Adds {
  course: typeof courseCalls.createCourse;
  subcourse: typeof subcourseCalls.createSubCourse;
  main_topic: typeof mainTopicCalls.createMainTopic;
  lesson: typeof lessonCalls.createLesson;
  sub_topic: typeof subTopicCalls.createSubTopic;
}

interface LevelScreens<L extends Level> {
  /** The name of the level's react-admin resource: the address of its list where it has one. */
  resource: string;
  /** Its routes beside the tree, below `/coursesetup/`; `add` is followed by the parent's slug or id, the others by its own. */
  add: string;
  edit: string;
  view: string;
  /** The field of its forms that holds the parent, a record of the level above. */
  parentField?: L extends keyof Adds ? FieldOf<Adds[L]> : never;
  /** The field that holds its name in the records below it. */
  nameBelow: string;
  /** The field that holds its name in addresses. */
  slug: string;
}

/** The screens of each level. Source: course catalogue, section 2. */
export const levels: { readonly [L in Level]: LevelScreens<L> } = {
  category: {
    resource: 'coursesetup/coursecategorysetup',
    add: '',
    edit: 'category_edit',
    view: 'viewCategoryDetails',
    nameBelow: 'category_name',
    slug: 'category_slug',
  },
  course: {
    resource: 'coursesetup/coursesetup',
    add: 'add_course',
    edit: 'edit_course',
    view: 'viewCourseDetails',
    parentField: 'course_category',
    nameBelow: 'course_name',
    slug: 'course_slug',
  },
  subcourse: {
    resource: 'coursesetup/subcoursesetup',
    add: 'add_subcourse',
    edit: 'edit_subcourse',
    view: 'viewSubCourseDetails',
    parentField: 'course_id',
    nameBelow: 'subcourse_name',
    slug: 'slug',
  },
  main_topic: {
    resource: 'main_topic',
    add: 'addMainTopic',
    edit: 'editMainTopic',
    view: 'viewMainTopicDetails',
    parentField: 'subcourse',
    nameBelow: 'main_topic_title',
    slug: 'slug',
  },
  lesson: {
    resource: 'lesson',
    add: 'addLessons',
    edit: 'editLessons',
    view: 'viewLessonsDetails',
    parentField: 'subcourse_main_topic_id',
    nameBelow: 'lesson_title',
    slug: 'slug',
  },
  sub_topic: {
    resource: 'sub_topic',
    add: 'addSubTopic',
    edit: 'editSubTopic',
    view: 'viewSubTopicDetails',
    parentField: 'lesson',
    nameBelow: 'topic_title',
    slug: 'slug',
  },
};

/** The levels' names, from the root down. */
export const levelNames: readonly Level[] = ['category', 'course', 'subcourse', 'main_topic', 'lesson', 'sub_topic'];

/** The levels above one, from the root down. */
export const levelsAbove = (level: Level): readonly Level[] => levelNames.slice(0, levelNames.indexOf(level));

/** Returns the levels that a record of a level belongs to; its own field for the parent has the parent's id. */
export const aboveLevel = (level: Level): readonly Above[] =>
  levelsAbove(level).map((above) => ({
    resource: levels[above].resource,
    name: levels[above].nameBelow,
    ...(above === levelsAbove(level).at(-1) && { id: levels[level].parentField }),
  }));

/** The course, for a record that belongs to one (`ofCourse`). */
export const inCourse: Above = { resource: levels.course.resource, id: 'courses', name: levels.course.nameBelow };

/** Returns the level that can be added below a record, and the screen for it; undefined for a sub topic. */
export function addBelow({ level, slug, iid }: { level: Level; slug: string; iid: number }) {
  const below = levelNames[levelNames.indexOf(level) + 1];
  // Main topics, lessons and sub topics are added below an id, the others below a slug.
  const parent = level === 'category' || level === 'course' ? slug : iid;
  return below && { level: below, to: screenOf(levels[below].add, parent) };
}

/** The screen that adds files to a lesson. */
export const resourcesScreen = 'addResources';

/** The address of a record's details beside the tree. */
export const detailsOf = (level: Level, record: { readonly [field: string]: unknown } | undefined): string =>
  screenOf(levels[level].view, String(record?.[levels[level].slug] ?? record?.['id']));

/** Returns the addresses of a level's forms beside the tree; a record is added from its parent. */
export const addressesOf = (level: Level) => ({
  create: '/coursesetup',
  edit: (id: string) => screenOf(levels[level].edit, id),
  show: (id: string) => screenOf(levels[level].view, id),
});

/** The address of a screen beside the tree; `id` is an id or a slug. */
export const screenOf = (screen: string, id: string | number): string => `/coursesetup/${screen}/${id}`;
