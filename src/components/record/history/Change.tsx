import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '@/contract/history';
import { fieldsIn } from '@/domain/fieldsIn';
import { ChangedText } from './ChangedText';

interface ChangeProps {
  change: HistoryEntry['changes'][number];
  /** What can be done with it. */
  children: ReactNode;
}

/** A field's name, and how its value was changed. */
export function Change({ change, children }: ChangeProps) {
  const nameOf = useColumnName();
  const { field, before, after, before_name, after_name } = change;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, columnGap: 2 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {nameOf(field)}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <ChangedText before={before_name ?? textOf(before)} after={after_name ?? textOf(after)} />
        {children}
      </Box>
    </Box>
  );
}

/** Returns a function that names a column: as the field of its form, or as the field of the record's name to which it refers. */
export function useColumnName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const stem = field.replace(/_i?id$/, '');
    const known = [field, `${stem}_name`, `${stem}_title`, stem].map((name) => translate(`fields.${name}`, { _: '' }));
    return known.find(Boolean) ?? field.replaceAll('_', ' ');
  };
}

/** A value as text: of rows their texts, one row a line. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((row) => textsIn(fieldsIn(row)).join(' · ')).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '').replaceAll('"', '');
}

const textsIn = (row: Readonly<Record<string, unknown>>): string[] =>
  Object.values(row).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
