const prefix = 'ra-input-';

/** Returns the class that identifies an input, as react-admin's own inputs have it. */
export const inputClass = (...sources: readonly string[]): string => sources.map((source) => prefix + source).join(' ');

/** Finds the element of a field's input in a form. */
export const placeOf = (formId: string, source: string): Element | undefined =>
  document.getElementById(formId)?.getElementsByClassName(prefix + source)[0];

/** Lists the fields of a form whose inputs are rendered, in the order of the screen. */
export const inputsIn = (formId: string): string[] =>
  [...(document.getElementById(formId)?.querySelectorAll(`[class*="${prefix}"]`) ?? [])].flatMap(({ classList }) =>
    [...classList].flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  );
