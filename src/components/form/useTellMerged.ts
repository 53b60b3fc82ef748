import { useNotify, useTranslate } from 'react-admin';

/** Returns a function that says which changes of others were kept. */
export function useTellMerged() {
  const notify = useNotify();
  const translate = useTranslate();
  return (fields: readonly string[]) => {
    const names = fields.map((field) => translate(`fields.${field}`)).join(', ');
    if (names) notify('ui.merged', { type: 'info', messageArgs: { fields: names } });
  };
}
