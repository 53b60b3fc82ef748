const prefix = 'ra-input-';

/** Names an input in its document, as react-admin's own inputs do. */
export const inputClass = (...sources: readonly string[]): string => sources.map((source) => prefix + source).join(' ');

/** The place of a field's input in a form. */
export const placeOf = (formId: string, source: string): Element | undefined =>
  document.getElementById(formId)?.getElementsByClassName(prefix + source)[0];

/** The fields of a form that have an input on the screen, in its order. */
export const inputsIn = (formId: string): string[] =>
  [...(document.getElementById(formId)?.querySelectorAll(`[class*="${prefix}"]`) ?? [])].flatMap(({ classList }) =>
    [...classList].flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  );
