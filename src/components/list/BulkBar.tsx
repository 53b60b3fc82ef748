import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { unseen } from '@/components/theme/unseen';

/** Says how many rows are chosen, in sight and out of it, and what can be done with them together. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, data, onUnselectItems } = useListContext();
  const shown = new Set(data?.map(({ id }) => id));
  const elsewhere = selectedIds.filter((id) => !shown.has(id)).length;
  const count = useRef<HTMLParagraphElement>(null);
  const none = selectedIds.length === 0;
  return (
    // What is pressed here may be gone when its popup closes: the focus comes back to what stays.
    <Stack direction="row" onClick={() => count.current?.focus()} sx={none ? unseen : bar}>
      {/* It is there before it has something to say, or it wouldn't be announced. */}
      <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ mr: 1 }}>
        {translate(chosenText(selectedIds.length, elsewhere), { count: selectedIds.length, elsewhere })}
      </Typography>
      {!none && (
        <>
          {children}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
            {translate('ui.choose_none')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Rows that are chosen and out of sight, on another page or not found by a search, are told apart. */
function chosenText(count: number, elsewhere: number): string {
  if (elsewhere === 0) return 'ui.chosen';
  return elsewhere < count ? 'ui.chosen_some_elsewhere' : 'ui.chosen_elsewhere';
}

const bar = {
  displayPrint: 'none',
  px: 2,
  py: 1,
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  bgcolor: 'action.selected',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
