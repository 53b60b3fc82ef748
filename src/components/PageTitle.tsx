import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { RecordWay } from './record/RecordWay';
import { ScreenHeading } from './record/ScreenHeading';
import { ShownRecord } from './record/ShownRecord';

interface PageTitleProps {
  /** A key of the catalogue, or a text. */
  title: string;
  /** Whether it shows or changes the record that the route names; otherwise it is about none. */
  record?: 'shown' | 'changed';
  /** Beside the record's name: how it stands. */
  status?: ReactNode;
  /** The page's own buttons. */
  actions?: ReactNode;
}

/** The one heading of a page: it names the document too, and takes the focus when the page opens. */
export function PageTitle({ title, record, status, actions }: PageTitleProps) {
  const text = useTranslate()(title, { _: title });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A popup that is already open keeps the focus.
    if (!document.querySelector('[data-popup]')) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack direction="row" sx={row}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', columnGap: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography ref={heading} component="h1" variant="h5" tabIndex={-1} sx={{ outline: 'none', minWidth: 0 }}>
          <ScreenHeading id={id} title={text} record={record} />
        </Typography>
        {status && <ShownRecord>{status}</ShownRecord>}
        {record === 'shown' && (
          <Box sx={{ width: 1, order: -1 }}>
            <RecordWay />
          </Box>
        )}
      </Stack>
      {actions && (
        <Stack direction="row" sx={record ? ofRecord : ofPage}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

/** On a phone what is of second rank is in a menu. */
const ofRecord = { gap: 1, flexWrap: 'wrap', alignItems: 'center' };

/** On a phone more than two stand in columns: their rows are as wide as each other. */
const ofPage = {
  ...ofRecord,
  '&:has(> * + * + *)': {
    display: { xs: 'grid', sm: 'flex' },
    width: { xs: 1, sm: 'auto' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  },
} as const;

/** In pixels: a page without buttons begins where one with them does. */
const buttonHeight = 36;
const row = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  mb: 2,
  minHeight: buttonHeight,
} as const;
