import { Typography } from '@mui/material';
import { createContext, type ReactNode, useId, useState } from 'react';
import {
  type Identifier,
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  useGetOne,
  useListContext,
  useTranslate,
} from 'react-admin';
import { useNameOf } from '@/components/record/names';
import { failureOf } from '@/components/ui/feedback/failures';
import { Words } from '@/components/ui/text/Words';

/** A new record's row that stands before those of its server's page. */
interface Landed {
  id: Identifier;
  /** The id of the element that says why it is there. */
  reason: string;
}

export const Landed = createContext<Landed | undefined>(undefined);

interface LandedRowProps {
  /** The record, at the moment at which the page is found to lack it. */
  added: RaRecord | undefined;
  children: ReactNode;
}

/**
 * Wraps the table of a list that its server pages: a record that was just added is its first row, even if the page lacks it, until the
 * search or the page changes. The counts around the table stay the server's.
 */
export function LandedRow({ added, children }: LandedRowProps) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const reason = useId();
  const list = useListContext<RaRecord>();
  const record = useLanded(added);
  return (
    <>
      {/* It is rendered even if empty, so that its text is announced. */}
      <Typography id={reason} role="status" variant="body2" color="text.secondary" sx={said}>
        {record && <Words text={translate('ui.just_added', { name: nameOf(record) })} />}
      </Typography>
      <Landed value={record && { id: record.id, reason }}>
        {/* Around the same table, so that nothing in it begins anew. */}
        <ListContextProvider value={record ? withFirst(list, record) : list}>{children}</ListContextProvider>
      </Landed>
    </>
  );
}

/** Returns a list that has been read with one more row, the first. */
function withFirst(list: ListControllerResult, record: RaRecord): ListControllerResult {
  if (list.isPending || list.error) return list;
  return { ...list, data: [record, ...list.data], total: list.total + 1 };
}

const said = { px: 2, py: 1, overflowWrap: 'anywhere', '&:empty': { p: 0 }, '@media print': { display: 'none' } };

/** Returns the record as it is now, as long as the list shows the page to which it was added, and that lacks it. */
function useLanded(added: RaRecord | undefined): RaRecord | undefined {
  const { resource, data } = useListContext<RaRecord>();
  const landed = useKept(added);
  // It may be changed or deleted meanwhile.
  const { data: now, error } = useGetOne(resource, { id: landed?.id }, { enabled: landed !== undefined });
  const isGone = error !== null && failureOf(error) === 'gone';
  if (!landed || isGone || data?.some(({ id }) => id === landed.id)) return undefined;
  return { ...landed, ...now };
}

/** Returns the record until the search or the page of the list changes. */
function useKept(added: RaRecord | undefined): RaRecord | undefined {
  const { resource, filterValues, page, perPage } = useListContext<RaRecord>();
  const place = JSON.stringify([resource, filterValues, page, perPage]);
  const [kept, setKept] = useState<{ place: string; record: RaRecord }>();
  const standing = kept?.place === place ? kept : undefined;
  const now = added && added.id !== standing?.record.id ? { place, record: added } : standing;
  if (now !== kept) setKept(now);
  return now?.record;
}
