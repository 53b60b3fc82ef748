/** What the resources are called, of which each has its address. */
export const names = { instructor: 'instructorsetup', tag: 'tagInstructor', restore: 'restoreInstructor' } as const;
