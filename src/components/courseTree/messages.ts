/** The names of what the catalogue is made of, which every area that refers to it shares. */
export const courseTreeMessages = {
  fields: {
    category_name: 'Category Name',
    courses: 'Course',
    course_name: 'Course Name',
    subcourse_name: 'Subcourse Name',
    main_topic_title: 'Main Topic',
    lesson_title: 'Lesson Title',
    topic_title: 'Topic Title',
    lecture_hours: 'Lecture Hours',
  },
  course_tree: {
    live: 'Live',
    not_live: 'Not live',
    hours: '%{hours} hrs',
    place: '%{place}. %{title}',
    place_number: '%{place}',
    place_at_end: '%{place}. (at the end)',
    choose_parent_first: 'Choose what it belongs to first',
  },
};
