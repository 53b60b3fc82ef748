/** The levels of the catalogue, from its root down. */
export type Level = 'category' | 'course' | 'subcourse' | 'main_topic' | 'lesson' | 'sub_topic';

interface LevelScreens {
  /** The name of the level's react-admin resource: the address of its list where it has one. */
  resource: string;
  /** Its screens beside the tree, below `/coursesetup/`; `add` is followed by the parent's slug or id, the others by its own. */
  add: string;
  edit: string;
  view: string;
  /** What it stands below, and the field of its add form that says below which. */
  parent?: { level: Level; field: string };
}

/** Where the screens of each level are. Source: course catalogue, section 2. */
export const levels: Readonly<Record<Level, LevelScreens>> = {
  category: { resource: 'coursesetup/coursecategorysetup', add: '', edit: 'category_edit', view: 'viewCategoryDetails' },
  course: {
    resource: 'coursesetup/coursesetup',
    add: 'add_course',
    edit: 'edit_course',
    view: 'viewCourseDetails',
    parent: { level: 'category', field: 'course_category' },
  },
  subcourse: {
    resource: 'coursesetup/subcoursesetup',
    add: 'add_subcourse',
    edit: 'edit_subcourse',
    view: 'viewSubCourseDetails',
    parent: { level: 'course', field: 'course_id' },
  },
  main_topic: {
    resource: 'main_topic',
    add: 'addMainTopic',
    edit: 'editMainTopic',
    view: 'viewMainTopicDetails',
    parent: { level: 'subcourse', field: 'subcourse' },
  },
  lesson: {
    resource: 'lesson',
    add: 'addLessons',
    edit: 'editLessons',
    view: 'viewLessonsDetails',
    parent: { level: 'main_topic', field: 'subcourse_main_topic_id' },
  },
  sub_topic: {
    resource: 'sub_topic',
    add: 'addSubTopic',
    edit: 'editSubTopic',
    view: 'viewSubTopicDetails',
    parent: { level: 'lesson', field: 'lesson' },
  },
};

/** The levels' names, from the root down. */
export const levelNames: readonly Level[] = ['category', 'course', 'subcourse', 'main_topic', 'lesson', 'sub_topic'];

/** The level whose records stand below those of `parent`. */
export const levelBelow = (parent: Level): Level | undefined => levelNames[levelNames.indexOf(parent) + 1];

/** The address of a screen beside the tree; `id` is an id or a slug. */
export const screenOf = (screen: string, id: string | number): string => `/coursesetup/${screen}/${id}`;
