import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/ui/keys/shortcuts';
import { tip } from '@/components/ui/tip';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { everyRow } from './listRead';
import { useShownRecord } from './names';
import { type Read, useListRead } from './useListRead';

/** Links to the previous and the next record of the list that the record was opened from; `addressOf` returns a record's address. */
export function Neighbours({ addressOf }: { addressOf: (id: string) => Address }) {
  const navigate = useNavigate();
  const neighbours = useNeighbours();
  if (!neighbours || neighbours.count < 2) return null;
  const { previous, next, place, count } = neighbours;
  // Replaces the address, so that Back leads to the list.
  const go = (to: Neighbour | undefined) =>
    to && void navigate(onPage(addressOf(encodeURIComponent(to.id)), to), { replace: true });
  return (
    <StepButtons
      place={place}
      count={count}
      previous={{ label: 'ui.previous_record', isEnd: previous === undefined, onClick: () => go(previous) }}
      next={{ label: 'ui.next_record', isEnd: next === undefined, onClick: () => go(next) }}
    />
  );
}

interface StepButtonsProps {
  /** The place of what is shown, from 1, and how many there are. */
  place: number;
  count: number;
  previous: Step;
  next: Step;
}

/** Buttons to what is before and after what is shown, also by `k` and `j`. */
export function StepButtons({ place, count, previous, next }: StepButtonsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mr: 'auto' }}>
      <StepButton {...previous} keys="k">
        <PreviousIcon fontSize="small" />
      </StepButton>
      <Typography variant="body2" color="text.secondary" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {translate('ui.place_of', { place, count })}
      </Typography>
      <StepButton {...next} keys="j">
        <NextIcon fontSize="small" />
      </StepButton>
    </Stack>
  );
}

interface Address {
  pathname: string;
  search: string;
}

/** Returns an address with its list on the page of a record, where one page alone is read. */
function onPage({ pathname, search }: Address, { page }: Neighbour): Address {
  const params = new URLSearchParams(search);
  if (page === undefined || (wholeNumberIn(params.get('page')) ?? 1) === page) return { pathname, search };
  params.set('page', String(page));
  return { pathname, search: `?${params}` };
}

interface Step {
  /** A key of the catalogue. */
  label: string;
  /** Whether there is nothing further. */
  isEnd: boolean;
  onClick: () => void;
}

interface StepButtonProps extends Step {
  keys: ShortcutKey;
  children: ReactNode;
}

function StepButton({ label, keys, isEnd, onClick, children }: StepButtonProps) {
  const text = useTranslate()(label);
  return (
    // At the end the button stays enabled for the focus, which a disabled button would lose.
    <IconButton
      size="small"
      aria-label={text}
      aria-disabled={isEnd}
      onClick={onClick}
      {...(isEnd && { sx: { color: 'text.disabled' } })}
      {...shortcut(keys)}
      {...tip(text)}
    >
      {children}
    </IconButton>
  );
}

/** A record beside another in a list. */
interface Neighbour {
  id: string;
  /** The page that it is on, if its server gives the list page by page. */
  page: number | undefined;
}

interface Places {
  /** The previous and the next record; undefined at the ends. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** The record's place in the list, from 1, and the list's length. */
  place: number;
  count: number;
}

/** Returns the neighbours of the record that the route names, in the list to which it belongs; undefined if it isn't in one. */
function useNeighbours(): Places | undefined {
  const { id: named } = useParams();
  // An address may name it by its slug.
  const id = String(useShownRecord()?.id ?? named);
  const { rows, before, total } = useRowsAround(useListRead() ?? none, id);
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return undefined;
  return { previous: rows[index - 1], next: rows[index + 1], place: before + index + 1, count: total };
}

const none: Read = { resource: '', params: { pagination: everyRow }, isPaged: false };

/** Returns the rows of a list's page, from the page beside it too if the record is at its end, and how many rows are before them. */
function useRowsAround(list: Read, id: string) {
  const { page: wanted, perPage } = list.params.pagination;
  const { rows: own, total } = usePage(list, wanted, list !== none);
  const last = Math.max(1, Math.ceil(total / perPage));
  // A page past the end has the rows of the last one.
  const page = Math.min(wanted, last);
  const { rows: before } = usePage(list, page - 1, page > 1 && own[0]?.id === id);
  const { rows: after } = usePage(list, page + 1, page < last && own.at(-1)?.id === id);
  const here = list.isPaged ? page : undefined;
  return {
    rows: [...before, ...own.map((row) => ({ ...row, page: here })), ...after],
    before: (page - 1) * perPage - before.length,
    total,
  };
}

function usePage({ resource, params, isPaged }: Read, page: number, enabled: boolean) {
  const { data = [], total = 0 } = useGetList(resource, { ...params, pagination: { ...params.pagination, page } }, { enabled });
  const rows = enabled ? data.map(({ id }): Neighbour => ({ id: String(id), page: isPaged ? page : undefined })) : [];
  return { rows, total };
}
