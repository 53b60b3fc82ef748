/** Returns the key of the text that says whether a course is live. */
export const liveText = (live: boolean) => (live ? 'course_tree.live' : 'course_tree.not_live');
