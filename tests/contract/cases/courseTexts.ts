/** Values that every text of a course refuses, apart from its words. */
export const refusedCourseFields: (readonly [field: 'courses' | 'priority_order', value: unknown, message: string])[] = [
  ['courses', undefined, 'This field is required'],
  ['priority_order', undefined, 'This field is required'],
  ['priority_order', 'first', 'Must be a number'],
  ['priority_order', 1.5, 'Must be a whole number'],
  ['priority_order', 0, 'Must be between 1-9999'],
  ['priority_order', 10_000, 'Must be between 1-9999'],
];
