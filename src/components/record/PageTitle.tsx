import { Box, Stack, Typography } from '@mui/material';
import { Children, Fragment, isValidElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ShownRecord } from '@/components/record/names';
import { ActionPlace, MoreMenu } from '@/components/routing/IconLink';
import { marked } from '@/components/ui/marks';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { pixels } from './Portrait';
import { ScreenHeading } from './ScreenHeading';
import { RecordWay } from './Way';

interface PageTitleProps {
  /** A key of the catalogue, or a text. */
  title: string;
  /** Whether it shows or changes the record that the route names; without it, it concerns no record. */
  record?: 'shown' | 'changed';
  /** The record's picture, before its name. */
  portrait?: ReactNode;
  /** The record's status, beside its name. */
  status?: ReactNode;
  /** The page's own buttons, the main one last: on a phone the others are in a menu, so that the content starts higher. */
  actions?: ReactNode;
}

/** The one heading of a page: it also sets the document's title, and takes the focus when the page opens. */
export function PageTitle({ title, record, portrait, status, actions }: PageTitleProps) {
  const text = useTranslate()(title, { _: title });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A popup that is already open keeps the focus.
    if (!document.querySelector(marked('popup'))) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack direction="row" sx={row}>
      <Stack direction="row" sx={record ? { ...named, flex: '1 1 320px' } : named}>
        {portrait && (
          // Reserved while the record loads.
          <Box sx={{ width: pixels, height: pixels, flexShrink: 0 }}>
            <ShownRecord>{portrait}</ShownRecord>
          </Box>
        )}
        <Stack direction="row" sx={name}>
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
      </Stack>
      {actions && (
        <Stack direction="row" sx={record ? { ...buttons, ...ownRow } : buttons}>
          {/* A record's actions fold by themselves. */}
          {record ? actions : <PageActions actions={actions} />}
        </Stack>
      )}
    </Stack>
  );
}

function PageActions({ actions }: Pick<PageTitleProps, 'actions'>) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const all = partsOf(actions);
  const others = isPhone ? all.slice(0, -1) : [];
  return (
    <ActionPlace value={asButton}>
      {others.length > 0 && <MoreMenu label={translate('ui.page_menu')}>{others}</MoreMenu>}
      {all.slice(others.length)}
    </ActionPlace>
  );
}

/** A page's main button once more, in the place where nothing is yet. */
export const MainAction = ({ actions }: Pick<PageTitleProps, 'actions'>) => (
  <ActionPlace value={asButton}>{partsOf(actions).at(-1)}</ActionPlace>
);

const partsOf = (actions: ReactNode): ReactNode[] =>
  Children.toArray(
    isValidElement<{ children?: ReactNode }>(actions) && actions.type === Fragment ? actions.props.children : actions,
  );

const asButton = { as: 'button', size: 'medium' } as const;

/** A record's picture and its name. */
const named = { alignItems: 'center', columnGap: 2, minWidth: 0 } as const;

/** A record's name may be long: it wraps beside the record's actions. */
const name = { flexWrap: 'wrap', alignItems: 'end', columnGap: 1.5, minWidth: 0, overflowWrap: 'anywhere' } as const;

const buttons = { gap: 1, flexWrap: 'wrap', alignItems: 'center' } as const;

/** In pixels: a page without buttons starts at the same height as one with them. */
const buttonHeight = 36;
/** On a phone a record's actions have a row of their own from the start: only some of them come with the record. */
const ownRow = { width: { xs: 1, sm: 'auto' }, minHeight: buttonHeight };
const row = {
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  rowGap: 1,
  // Small, so that at 320 px a button stays beside the name, whichever font has come.
  columnGap: 0.5,
  mb: 2,
  minHeight: buttonHeight,
} as const;
