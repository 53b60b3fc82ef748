import { useTranslate } from 'react-admin';

/** Returns a function that names a row of a list, counted from 1: `rows.<list>` is its text. */
export function useRowName(): (list: string, number: number) => string {
  const translate = useTranslate();
  return (list, number) => translate(`rows.${lastOf(list)}`, { number, _: '' }) || translate('ui.row', { number });
}

/** Returns a function that names a field by its path in the form; in a list, the row's name comes first. */
export function useFieldName(): (path: string) => string {
  const translate = useTranslate();
  const rowName = useRowName();
  return (path) => {
    const parts = path.split('.');
    const rows = parts.flatMap((part, place) =>
      isPlace(part) ? [rowName(parts.slice(0, place).join('.'), Number(part) + 1)] : [],
    );
    const field = lastOf(path);
    return [...rows, ...(isPlace(field) ? [] : [translate(`fields.${field}`, { _: field })])].join(', ');
  };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const isPlace = (part: string) => /^\d+$/.test(part);
