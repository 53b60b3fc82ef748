import { useRef } from 'react';
import { type BodyProps, BodyRow } from './BodyRow';
import { useShowLanded } from './useShowLanded';

/** Renders all of these rows. */
export function WholeBody({ records, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isLanded = useShowLanded(records, (place) => body.current?.rows[place]?.scrollIntoView({ block: 'nearest' }));
  return (
    <tbody ref={body} className="datatable-body">
      {records.map((record, index) => (
        <BodyRow key={record.id} record={record} index={index} isLanded={isLanded(record)}>
          {children}
        </BodyRow>
      ))}
    </tbody>
  );
}
