import { type ReactNode, useContext } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ServerPaged } from '@/components/record/listRead';
import { useAddressSearch, useDetailsOf } from '@/components/routing/addresses';
import { useLanguage } from '@/components/ui/text/digits';
import { type ShownText, shownText } from '@/components/ui/text/shownText';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import { figureIn } from '@/domain/digits';

interface ColumnCellProps {
  /** Names the column's styles (`tableStyle.ts`). */
  className: string;
  /** A key of the catalogue, or what the head shows. */
  heading: ReactNode;
  /** What it shows of the row's record. */
  children: ReactNode;
}

/** A cell of a column that isn't a field of the record, in the head and in each row. */
export function ColumnCell({ heading, className, children }: ColumnCellProps) {
  const translate = useTranslate();
  const isHead = useDataTableRenderContext() === 'header';
  if (!isHead) return <td className={className}>{children}</td>;
  return (
    <th scope="col" className={className}>
      {typeof heading === 'string' ? translate(heading) : heading}
    </th>
  );
}

interface Field {
  /** The record's field. */
  source: string;
  /** A key of the catalogue; by default `fields.<source>`. */
  label?: string;
  /**
   * Writes its value; by default as it is, with a figure in the digits of the language. The search, the order and the export use this text,
   * but take a number as a number.
   */
  text?: ShownText;
  /** Whether it shows the record's name, in full; by default if the resource's records are named by this field. */
  isName?: boolean;
  /** Whether its texts are short and don't wrap, such as dates. */
  isShort?: boolean;
  /** Whether it shows amounts, whose digits stand below each other. */
  isAmount?: boolean;
}

/** A text that isn't shown plainly, but in a chip for example, has that as its child. */
export type ColumnProps = Field & ({ children?: undefined } | { text: ShownText; children: ReactNode });

/** A column's field, and the key of its heading. */
export interface NamedColumn {
  source: string;
  label: string;
  text?: ShownText | undefined;
  /** Whether it is the name's column, or the first: it can't be hidden. */
  stands?: boolean;
}

/** A column of a record's own field, sortable where the list is. */
export function Column({ source, label, text, isName, isShort, isAmount, children }: ColumnProps) {
  const className = `column-${source}${isShort ? ' short' : ''}${isAmount ? ' amount' : ''}`;
  if (useDataTableRenderContext() === 'header') return <ColumnHead {...{ source, label, className }} />;
  return (
    <td className={className}>
      <Named source={source} isName={isName}>
        {children ?? <ColumnText source={source} text={text} />}
      </Named>
    </td>
  );
}

/** Links a record's name to its details, if its resource has them. */
function Named({ source, isName, children }: Pick<Field, 'source' | 'isName'> & { children: ReactNode }) {
  const { recordRepresentation } = useResourceDefinition();
  const detailsOf = useDetailsOf();
  const search = useAddressSearch();
  const record = useRecordContext();
  if (!detailsOf || !record || !(isName ?? recordRepresentation === source)) return children;
  return (
    <Link to={{ pathname: detailsOf(encodeURIComponent(record.id)), search }} className="row-name">
      {children}
    </Link>
  );
}

/** Shows a column's text of the row's record, where it has no child of its own. */
export function ColumnText({ source, text }: { source: string; text: ShownText | undefined }) {
  const record = useRecordContext();
  const language = useLanguage();
  const shown = shownText(record?.[source], text, { ...language, record });
  return <Words text={figureIn(language.locale, String(shown))} />;
}

interface ColumnHeadProps {
  source: string;
  label?: string | undefined;
  className: string;
}

/** A column's heading, which sorts the list if possible. */
function ColumnHead({ source, label = `fields.${source}`, className }: ColumnHeadProps) {
  const name = useTranslate()(label);
  const sort = useDataTableSortContext();
  const isServerPaged = useContext(ServerPaged);
  const order = sort?.field === source ? direction[sort.order] : false;
  return (
    <th scope="col" className={className} {...(order && { 'aria-sort': sorted[order] })}>
      {sort && !isServerPaged ? <SortLabel source={source} name={name} order={order} /> : name}
    </th>
  );
}

const direction = { ASC: 'asc', DESC: 'desc' } as const;
const sorted = { asc: 'ascending', desc: 'descending' } as const;

interface SortLabelProps {
  source: string;
  name: string;
  /** The sort order; false if it isn't sorted by it. */
  order: 'asc' | 'desc' | false;
}

function SortLabel({ source, name, order }: SortLabelProps) {
  const translate = useTranslate();
  const { handleSort } = useDataTableCallbacksContext();
  const next = translate(`ra.sort.${order === 'asc' ? 'DESC' : 'ASC'}`);
  const text = translate('ra.sort.sort_by', { field: name, order: next });
  return (
    <button
      type="button"
      className="sort"
      data-field={source}
      data-order="ASC"
      aria-label={text}
      onClick={handleSort}
      {...tip(text)}
    >
      {name}
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z" />
      </svg>
    </button>
  );
}
