/** Whether a course is live, as a key of the catalogue. */
export const liveText = (live: boolean) => (live ? 'course_tree.live' : 'course_tree.not_live');
