import ActionIcon from '@mui/icons-material/BoltOutlined';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import RecordIcon from '@mui/icons-material/DescriptionOutlined';
import ScreenIcon from '@mui/icons-material/WebAssetOutlined';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { levelIcons } from '@/components/product/courseTree/levelIcons';
import { RestedStatus } from '@/components/ui/feedback/RestedStatus';
import { KeyCaps } from '@/components/ui/keys/KeyCaps';
import type { FinderEntry, FinderKind } from './finderEntry';

interface FinderListProps {
  id: string;
  entries: readonly FinderEntry[];
  /** The number of entries found in all. */
  total: number;
  /** The index of the entry that Enter follows. */
  active: number;
  isLoading: boolean;
  /** What is typed. */
  query: string;
  onFollow: (entry: FinderEntry) => void;
  /** Notes below the list on how it was searched. */
  children: ReactNode;
}

/** The list of entries found, below the search box. */
export function FinderList({ id, entries, total, active, isLoading, query, onFollow, children }: FinderListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const none = isLoading ? 'ui.loading' : 'finder.none';
  return (
    <>
      <Box
        ref={list}
        component="ul"
        role="listbox"
        id={`${id}-list`}
        aria-label={translate('finder.found_list')}
        hidden={entries.length === 0}
        sx={listStyle}
      >
        {entries.map((entry, index) => (
          <Option key={entry.key} id={`${id}-${index}`} entry={entry} isActive={index === active} onFollow={onFollow} />
        ))}
      </Box>
      {entries.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, py: 3 }}>
          {translate(none)}
        </Typography>
      )}
      {children}
      <Hints>{total > entries.length && translate('finder.more', { count: total - entries.length })}</Hints>
      <RestedStatus text={translate(total > 0 ? 'finder.found' : none, { count: total })} typed={query} />
    </>
  );
}

interface OptionProps {
  id: string;
  entry: FinderEntry;
  isActive: boolean;
  onFollow: (entry: FinderEntry) => void;
}

function Option({ id, entry, isActive, onFollow }: OptionProps) {
  const translate = useTranslate();
  const { kind, kindName, name, way } = entry;
  return (
    // The focus stays in the box above, which names the active option.
    <Box component="li" id={id} role="option" aria-selected={isActive} onClick={() => onFollow(entry)}>
      <KindIcon kind={kind} />
      <span className="name">
        <b>{name}</b>
        {way.length > 0 && <span className="way">{way.join(' › ')}</span>}
      </span>
      <span className="kind">{kindName ?? translate(`finder.kinds.${kind}`)}</span>
    </Box>
  );
}

const Hints = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const hints = [
    ['ArrowUp ArrowDown', 'finder.hint_choose'],
    ['Enter', 'finder.hint_open'],
    ['Escape', 'finder.hint_close'],
  ] as const;
  return (
    <Box sx={hintStyle}>
      {hints.map(([keys, text]) => (
        <Box key={keys} component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' }, gap: 1, alignItems: 'center' }}>
          <KeyCaps keys={keys} />
          {translate(text)}
        </Box>
      ))}
      <Box component="span" sx={{ ml: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
};

const hintStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
  '&:not(:has(> :last-child:not(:empty)))': { display: { xs: 'none', sm: 'flex' } },
} as const;

const listStyle = {
  m: 0,
  p: 1,
  listStyle: 'none',
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    px: 1,
    py: 1,
    minHeight: 44,
    borderRadius: 1,
    cursor: 'pointer',
    '&[aria-selected=true]': { bgcolor: 'action.selected' },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  '& svg': { color: 'text.secondary' },
  '& .name': { flex: 1, minWidth: 0, display: 'grid' },
  '& b': { typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .way': {
    typography: 'caption',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .kind': { typography: 'caption', color: 'text.secondary', flexShrink: 0 },
} as const;

const icons = {
  ...levelIcons,
  record: RecordIcon,
  screen: ScreenIcon,
  view: ViewIcon,
  action: ActionIcon,
} satisfies Record<FinderKind, typeof ActionIcon>;

function KindIcon({ kind }: { kind: FinderKind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden />;
}
