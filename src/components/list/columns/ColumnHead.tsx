import { useContext } from 'react';
import { useDataTableCallbacksContext, useDataTableSortContext, useTranslate } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { tip } from '@/components/tips/tip';

interface ColumnHeadProps {
  source: string;
  label?: string | undefined;
  className: string;
}

/** A column's heading, which sorts the list if possible. */
export function ColumnHead({ source, label = `fields.${source}`, className }: ColumnHeadProps) {
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
