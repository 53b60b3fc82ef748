import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { levels, screenOf } from '@/components/product/courseTree/levels';
import { type PlaylistPlace, playlistAddress } from '@/components/product/playlistAddress';
import { StepButtons } from '@/components/record/Neighbours';
import { RestedStatus } from '@/components/ui/feedback/RestedStatus';
import type { PlaylistLesson } from '@/contract/playlist';
import { ItemPanel } from './ItemPanel';
import { LessonTree } from './LessonTree';
import { itemAt, itemsOf, type PlaylistItem } from './playlistItems';
import { useItemName } from './useItemName';

interface PlaylistPanesProps {
  place: PlaylistPlace;
  lessons: readonly PlaylistLesson[];
}

/** The lessons on the left, and what the address names of them on the right; on a phone below them. */
export function PlaylistPanes({ place: main, lessons }: PlaylistPanesProps) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const tab = search.get('tab');
  // The next sub topic is shown at the same tab.
  const place = useMemo(() => (tab === null ? main : { ...main, tab }), [main, tab]);
  const items = useMemo(() => itemsOf(lessons), [lessons]);
  const item = itemAt(items, search);
  if (lessons.length === 0) return <NoLessons place={place} />;
  return (
    <Box sx={panes}>
      <Paper variant="outlined" component="nav" aria-label={translate('playlist.lessons')} sx={treePane}>
        <LessonTree place={place} lessons={lessons} current={item?.key} />
      </Paper>
      <Box sx={{ minWidth: 0 }}>
        {item ? (
          <ItemPanel item={item} steps={<Steps place={place} items={items} item={item} />} />
        ) : (
          <Alert severity="info">{translate('playlist.not_here')}</Alert>
        )}
      </Box>
    </Box>
  );
}

const panes = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' },
} as const;

const treePane = {
  p: { xs: 1, sm: 2 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: { xs: 260, md: 'calc(100dvh - 290px)' },
  minHeight: { md: 320 },
  position: { md: 'sticky' },
  top: { md: 16 },
} as const;

function NoLessons({ place: { subcourse_main_topic } }: Pick<PlaylistPanesProps, 'place'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography color="text.secondary">{translate('playlist.empty')}</Typography>
      <Button component={Link} to={screenOf(levels.lesson.add, subcourse_main_topic)} variant="outlined">
        {translate('playlist.add_lesson')}
      </Button>
    </Box>
  );
}

interface StepsProps extends Pick<PlaylistPanesProps, 'place'> {
  items: readonly PlaylistItem[];
  item: PlaylistItem;
}

/** Leads to what is before and after this, also from one lesson to another. */
function Steps({ place, items, item }: StepsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const name = useItemName();
  const at = items.findIndex(({ key }) => key === item.key);
  const step = (label: string, to: PlaylistItem | undefined) => ({
    label,
    isEnd: to === undefined,
    // Replaces the address, so that Back leads to where the playlist was opened from.
    onClick: () => to && void navigate(playlistAddress(place, to.choice), { replace: true }),
  });
  return (
    <>
      <StepButtons
        place={at + 1}
        count={items.length}
        previous={step('playlist.previous', items[at - 1])}
        next={step('playlist.next', items[at + 1])}
      />
      {/* The focus stays on the button. */}
      <RestedStatus text={translate('playlist.step', { place: at + 1, count: items.length, name: name(item) })} />
    </>
  );
}
