import type { FieldErrors } from 'react-hook-form';

/** What is wrong with a field, by its path in the form. */
export interface Wrong {
  path: string;
  message: string;
  /** Whether it was the server that refused it. */
  isServers: boolean;
}

/** All that is wrong with a form's fields, those in the rows of its lists too. */
export const wrongFields = (errors: FieldErrors): Wrong[] =>
  Object.entries(errors).flatMap(([field, error]) => (field === 'root' ? [] : wrongAt(field, error)));

function wrongAt(path: string, error: unknown): Wrong[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, type } = { message: undefined, type: undefined, ...error };
  const own = typeof message === 'string' && message ? [{ path, message, isServers: type === 'server' }] : [];
  return [...own, ...Object.entries(error).flatMap(([name, part]) => partsAt(path, name, part))];
}

function partsAt(path: string, name: string, part: unknown): Wrong[] {
  // The element, and the kinds of what is wrong.
  if (name === 'ref' || name === 'types') return [];
  // What is wrong with a list as a whole.
  return wrongAt(name === 'root' ? path : `${path}.${name}`, part);
}
