import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { unseen } from '@/components/theme/unseen';

/** Says how many rows are chosen, on this page and others, and what can be done with them together. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const count = useRef<HTMLParagraphElement>(null);
  const none = selectedIds.length === 0;
  return (
    // What is pressed here may be gone when its popup closes: the focus comes back to what stays.
    <Stack direction="row" onClick={() => count.current?.focus()} sx={none ? unseen : bar}>
      {/* It is there before it has something to say, or it wouldn't be announced. */}
      <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ mr: 1 }}>
        {translate('ui.chosen', { count: selectedIds.length })}
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

const bar = {
  px: 2,
  py: 1,
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  bgcolor: 'action.selected',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
