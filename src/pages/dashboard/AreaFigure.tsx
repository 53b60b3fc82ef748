import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { QueryContent } from '@/components/feedback/QueryContent';
import { choicesOf } from '@/components/list/toolbar/choicesOf';
import { byId, everyRow, narrowed, quiet } from '@/components/record/listDefaults';
import type { Figure } from '@/components/resource/defineResource';
import type { Counted } from '@/components/resource/productScreens';
import { useDigits } from '@/components/useDigits';
import { FigureLines, type FigurePart } from './FigureLines';

/** Shows how many records an area's list has, and how many of them need attention. It shares the list's own request. */
export function AreaFigure({ name, figure }: Counted) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<RaRecord>(name, { pagination: everyRow, sort: byId }, quiet);
  const parts = useParts(`/${name}`, figure);
  return (
    <QueryContent query={{ data, error, refetch }} lines={1}>
      {(records) => (
        <FigureLines
          size={16}
          label={translate(`${figure.texts}.all`)}
          count={records.length}
          to={`/${name}`}
          parts={parts(records)}
        />
      )}
    </QueryContent>
  );
}

/** Returns a function that makes the parts of a figure from a list's records, each with the address of the narrowed list. */
function useParts(list: string, { texts, part, by }: Figure): (records: readonly RaRecord[]) => FigurePart[] {
  const translate = useTranslate();
  const digits = useDigits();
  const flagged = (records: readonly RaRecord[], { source, value }: NonNullable<Figure['part']>): FigurePart[] => {
    // A server may not send the flag: there is no part then.
    if (records.every((record) => record[source] === undefined)) return [];
    const count = records.filter((record) => record[source] === value).length;
    return count > 0
      ? [{ text: translate(`${texts}.part`, { count: digits(count) }), to: narrowed(list, { [source]: value }) }]
      : [{ text: translate(`${texts}.none`) }];
  };
  return (records) => [
    ...(part ? flagged(records, part) : []),
    ...(by ? choicesOf(records, by) : []).map(({ name, count, value }) => ({
      text: `${name} ${digits(count)}`,
      to: by && narrowed(list, { [by.source]: value }),
    })),
  ];
}
