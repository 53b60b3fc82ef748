import type { ReactNode } from 'react';
import { useDataTableRenderContext, useTranslate } from 'react-admin';

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
