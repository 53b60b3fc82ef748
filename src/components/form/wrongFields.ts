import type { FieldErrors } from 'react-hook-form';

/** A field's error, with the field's path in the form. */
export interface Wrong {
  path: string;
  message: string;
  /** Whether it was the server that refused it. */
  isServers: boolean;
}

/** Lists all errors of a form's fields, including those in the rows of its lists. */
export const wrongFields = (errors: FieldErrors): Wrong[] =>
  Object.entries(errors).flatMap(([field, error]) => (field === 'root' ? [] : wrongAt(field, error)));

function wrongAt(path: string, error: unknown): Wrong[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, type } = { message: undefined, type: undefined, ...error };
  const own = typeof message === 'string' && message ? [{ path, message, isServers: type === 'server' }] : [];
  return [...own, ...Object.entries(error).flatMap(([name, part]) => partsAt(path, name, part))];
}

function partsAt(path: string, name: string, part: unknown): Wrong[] {
  // The DOM element and the kinds of errors.
  if (name === 'ref' || name === 'types') return [];
  // The error of a list as a whole is under `root`.
  return wrongAt(name === 'root' ? path : `${path}.${name}`, part);
}
