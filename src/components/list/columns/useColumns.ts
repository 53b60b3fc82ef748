import { Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { useResourceContext, useResourceDefinition, useStore } from 'react-admin';
import type { z } from 'zod/mini';
import { usualName } from '@/components/form/filterDefaults';
import { useLanguage } from '@/components/ui/text/digits';
import { shownText } from '@/components/ui/text/shownText';
import type { Shown } from '@/providers/data/shown';
import { hiddenKey } from '../views/useKept';
import type { ColumnProps, NamedColumn } from './Column';

/**
 * Returns a list's columns that have a `source`, and their texts: the search, the order and the export use them. Columns that the search
 * form says (`useSaid`) are left out.
 */
export function useColumns(children: ReactNode, said: readonly string[] = none) {
  const hidden = useHiddenColumns();
  const language = useLanguage();
  const { recordRepresentation } = useResourceDefinition();
  return useMemo(() => {
    const columns = namedColumns(children, recordRepresentation).filter(({ source, stands }) => stands || !said.includes(source));
    const says = new Map(columns.map(({ source, text }) => [source, text]));
    const shown: Shown = {
      locale: language.locale,
      columns: columns.map(({ source }) => source).filter((source) => !hidden.includes(source)),
      textOf: (record, source) => shownText(record[source], says.get(source), { ...language, record }),
    };
    return { columns, shown };
  }, [children, said, hidden, language, recordRepresentation]);
}

function namedColumns(children: ReactNode, recordRepresentation: unknown): NamedColumn[] {
  const declared = Children.toArray(children).filter(isDeclared);
  const name = declared.find(({ props: { source, isName } }) => isName ?? source === recordRepresentation) ?? declared[0];
  return declared.map((column) => {
    const { source = '', label = `fields.${source}`, text } = column.props;
    return { source, label, text, stands: column === name };
  });
}

const isDeclared = (column: ReactNode): column is ReactElement<Partial<ColumnProps>> =>
  isValidElement<Partial<ColumnProps>>(column) && Boolean(column.props.source);

const none: string[] = [];

/** The columns that say no more than a search's field, by its usual name. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  courses: ['course_name'],
  subcourse: ['subcourse_name'],
  subcourse_main_topic: ['topic_title'],
  lesson: ['lesson_title'],
  modelset: ['modelset_name'],
  year: ['year', 'batch_year'],
  group: ['batch_name'],
};

/** Returns the columns in which all rows of a search would have the same: the same array as long as they are equal. */
export function useSaid(schema: z.ZodMiniObject | undefined, filter: Readonly<Record<string, unknown>>): readonly string[] {
  const given = Object.keys(schema?.shape ?? {}).filter((field) => (filter[field] ?? '') !== '');
  const text = given.map(usualName).join(' ');
  return useMemo(() => text.split(' ').flatMap((field) => saidBy[field] ?? none), [text]);
}

/** The sources of the list's columns that are hidden; `useKeptColumns` hides them. */
export const useHiddenColumns = (): readonly string[] => useStore<string[]>(hiddenKey(useResourceContext() ?? ''), none)[0];
