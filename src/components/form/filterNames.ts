/** Field names that only some searches have, and the usual names for them. */
const usual: Readonly<Record<string, string>> = { course_id: 'courses', batch_year: 'year' };

/** Returns a field's usual name, by which its value is kept from list to list. */
export const usualName = (field: string): string => usual[field] ?? field;

/** The fields that depend on a field's value, by usual names. */
const below = {
  courses: ['subcourse', 'subcourse_main_topic', 'lesson', 'modelset', 'group'],
  subcourse: ['subcourse_main_topic', 'lesson'],
  subcourse_main_topic: ['lesson'],
  year: ['modelset', 'group'],
};

/** A field that others depend on, by its usual name. */
export type ChosenFirst = keyof typeof below;
const isChosenFirst = (field: string): field is ChosenFirst => Object.hasOwn(below, field);

/** Returns the fields that depend on the one with this usual name. */
export const fieldsBelow = (field: string): readonly string[] => (isChosenFirst(field) ? below[field] : []);

/** Values by the usual names of their fields. */
export const byUsualName = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [usualName(field), value]));

/** Returns those of the values, given by usual names, that a schema has, by the schema's own names. */
export const askedOf = ({ shape }: { shape: object }, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shape).flatMap((field) => {
      const name = usualName(field);
      return Object.hasOwn(values, name) ? [[field, values[name]]] : [];
    }),
  );
