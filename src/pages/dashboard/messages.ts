export const dashboardMessages = {
  dashboard: {
    title: 'Dashboard',
    figures: 'The catalogue in figures',
    categories: 'Categories',
    courses: 'Courses',
    live_courses: 'Live courses',
    subcourses: 'Subcourses',
    main_topics: 'Main topics',
    lessons: 'Lessons',
    sub_topics: 'Sub topics',
    empty: 'The catalogue is empty: there is nothing to count yet.',
    attention: 'Needs attention',
    nothing: 'Every category has courses, and every course has content and is live.',
    no_courses: 'No courses',
    not_live: 'Not live',
    no_subcourses: 'No subcourses',
  },
};
