import { useTranslate } from 'react-admin';

/**
 * Returns a function that names a column: as the field of its form, or as the field of the record's name to which it refers. `rights.quiz` is
 * a part of the field `rights`.
 */
export function useColumnName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const stem = field.replace(/_i?id$/, '');
    const names = [`fields.${field}`, `fields.${stem}_name`, `fields.${stem}_title`, `fields.${stem}`, `parts.${field}`];
    return names.map((name) => translate(name, { _: '' })).find(Boolean) ?? field.replaceAll('_', ' ');
  };
}

/** Returns a function that writes a value of a column as text: one of several choices as the form calls it. */
export function useValueText(): (field: string, value: unknown) => string {
  const translate = useTranslate();
  return (field, value) => {
    const [whole = field] = field.split('.');
    if (value === null || value === undefined) return translate(`choices.${whole}.null`, { _: '' });
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const chosen = () => translate(`choices.${whole}.${text}`, { _: '' });
    const flag = () => (flags.includes(text) ? translate(`choices.${text}`, { _: '' }) : '');
    return (text.length > longestChoice ? '' : chosen() || flag()) || text;
  };
}

const flags = ['y', 'n', 'true', 'false'];
const longestChoice = 60;
