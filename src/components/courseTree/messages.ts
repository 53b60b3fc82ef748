/** The names of what the catalogue is made of, which every area that refers to it shares. */
export const courseTreeMessages = {
  fields: {
    category_name: 'Category Name',
    course_name: 'Course Name',
    subcourse_name: 'Subcourse Name',
    main_topic_title: 'Main topic',
    lesson_title: 'Lesson title',
    topic_title: 'Topic title',
    lecture_hours: 'Lecture hours',
  },
  course_tree: {
    live: 'Live',
    not_live: 'Not live',
    hours: '%{hours} hrs',
    place: '%{place}. %{title}',
    place_at_end: '%{place}. (at the end)',
    choose_parent_first: 'Choose what it belongs to first',
  },
};
