/** What a search calls otherwise than other searches and forms do, and what these call it. */
const usual: Readonly<Record<string, string>> = { course_id: 'courses', batch_year: 'year' };

/** What a field is called where it goes along from list to list. */
export const usualName = (field: string): string => usual[field] ?? field;

/** What can be chosen once something is, by usual names. */
const below = {
  courses: ['subcourse', 'subcourse_main_topic', 'lesson', 'modelset', 'group'],
  subcourse: ['subcourse_main_topic', 'lesson'],
  subcourse_main_topic: ['lesson'],
  year: ['modelset', 'group'],
};

/** What others are chosen below, by its usual name. */
export type ChosenFirst = keyof typeof below;
const isChosenFirst = (field: string): field is ChosenFirst => Object.hasOwn(below, field);

/** The fields that are chosen below one of this usual name. */
export const fieldsBelow = (field: string): readonly string[] => (isChosenFirst(field) ? below[field] : []);

/** Values by the usual names of their fields. */
export const byUsualName = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [usualName(field), value]));

/** Of values that are known by usual names those that a schema asks for, by its own. */
export const askedOf = ({ shape }: { shape: object }, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shape).flatMap((field) => {
      const name = usualName(field);
      return Object.hasOwn(values, name) ? [[field, values[name]]] : [];
    }),
  );
