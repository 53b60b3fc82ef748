import { Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ScreenHeading } from './record/ScreenHeading';

interface PageTitleProps {
  /** A key of the catalogue, or a text. */
  title: string;
  /** Whether it shows or changes the record that the route names; otherwise it is about none. */
  record?: 'shown' | 'changed';
  /** The page's own buttons. */
  actions?: ReactNode;
}

/** The one heading of a page: it names the document too, and takes the focus when the page opens. */
export function PageTitle({ title, record, actions }: PageTitleProps) {
  const text = useTranslate()(title, { _: title });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A popup that is already open keeps the focus.
    if (!document.querySelector('[data-popup]')) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack direction="row" sx={row}>
      <Typography ref={heading} component="h1" variant="h5" tabIndex={-1} sx={{ outline: 'none' }}>
        <ScreenHeading id={id} title={text} record={record} />
      </Typography>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

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
