import { useContext } from 'react';
import { useWrappedSource } from 'react-admin';
import { useRowName } from '@/components/form/fieldNames';
import { FieldTexts, useFieldText } from '@/components/form/fieldTexts';
import { isRowId } from '@/domain/mergeRows';

/** Registers how a list writes its rows in words: each by its name, with its values, but for its id. */
export function useRowsText(source: string): void {
  const texts = useContext(FieldTexts);
  const rowName = useRowName();
  const name = useWrappedSource(source);

  const partText = (field: string, value: unknown) =>
    texts.get(`${name}.0.${field}`)?.(value) ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const rowText = (row: unknown, index: number) => {
    const parts = Object.entries<unknown>(Object(row)).map(([field, value]) => (isRowId(field) ? '' : partText(field, value)));
    return `${rowName(name, index + 1)}: ${parts.filter(Boolean).join(', ')}`;
  };
  useFieldText(source, (value) => (Array.isArray(value) && value.length > 0 ? value.map(rowText).join('\n') : undefined));
}
