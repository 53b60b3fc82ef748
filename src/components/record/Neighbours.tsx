import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/ui/keys/shortcuts';
import { tip } from '@/components/ui/tip';
import { wholeNumberIn } from '@/domain/wholeNumber';
import { type Neighbour, useNeighbours } from './useNeighbours';

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
