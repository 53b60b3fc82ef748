import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ShownRecord } from '@/components/record/names';
import { ScreenHeading } from '@/components/record/ScreenHeading';
import { useDigits } from '@/components/ui/text/digits';

interface PanelProps {
  title: string;
  /** Whether it shows or changes the record that the route names; without it, it concerns no record. */
  record?: 'shown' | 'changed';
  /** The record's status, beside its name. */
  status?: ReactNode;
  /** The record's actions. */
  actions?: ReactNode;
  /** The record's breadcrumb. */
  way?: ReactNode;
  children: ReactNode;
}

/** The right side of the page: one form or one record. */
export function Panel({ title, record, status, actions, way, children }: PanelProps) {
  const text = useTranslate()(title);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const { id: named } = useParams();

  useEffect(() => {
    // The clicked link was removed with the previous panel: without this, the keyboard would start again at the top of the page.
    const isLost = document.activeElement === document.body;
    // A person who opens the page at a record wants the record, not the page's heading.
    const isAtTop = named !== undefined && document.activeElement?.tagName === 'H1';
    if (isLost || isAtTop) heading.current?.focus();
  }, [named]);

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, maxWidth: record === 'shown' ? 1120 : 760 }}>
      <Box sx={head}>
        <Box sx={line}>
          <Box sx={{ ...line, justifyContent: 'start', flex: '1 1 200px', minWidth: 0 }}>
            <Typography
              ref={heading}
              component="h2"
              variant="h6"
              tabIndex={-1}
              sx={{ outline: 'none', scrollMarginTop: 16, overflowWrap: 'anywhere' }}
            >
              <ScreenHeading id={id} title={text} record={record} />
            </Typography>
            {status && <ShownRecord>{status}</ShownRecord>}
          </Box>
          {actions && (
            <Box sx={{ ...line, justifyContent: 'start', gap: 1, ...ownLine }}>
              <ShownRecord>{actions}</ShownRecord>
            </Box>
          )}
        </Box>
        {way}
      </Box>
      {children}
    </Paper>
  );
}

const head = { display: 'flex', flexDirection: 'column', mb: 2 };

/** On a phone the actions have a line of their own, which is reserved while they load. */
const ownLine = { width: { xs: 1, sm: 'auto' }, minHeight: 34 } as const;

/** Items side by side, wrapping where there is no room; a record's name and status end on one line. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', columnGap: 1.5, rowGap: 1 };

/** Shows how many children a node has, after its name; nothing for none. */
export function ChildCount({ count }: { count: number }) {
  const translate = useTranslate();
  const digits = useDigits();
  if (count === 0) return null;
  return (
    <span className="count" title={translate('tree_page.children', { count })}>
      {digits(count)}
    </span>
  );
}
