import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '@/components/ui/DocumentTitle';
import { Words } from '@/components/ui/text/Words';
import { detailsOf } from './detailsOf';
import { KnowledgeTest } from './KnowledgeTest';
import type { PlaylistItem } from './playlistItems';
import { TopicContent } from './TopicContent';
import { useItemName } from './useItemName';

interface ItemPanelProps {
  item: PlaylistItem;
  /** The buttons to what is before and after it. */
  steps: ReactNode;
}

/** The right side of the page: a sub topic or a test, as learners get it. */
export function ItemPanel({ item, steps }: ItemPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const name = useItemName()(item);
  const { lesson } = item;
  return (
    <Paper ref={useShownPanel(item.key)} variant="outlined" component="section" aria-labelledby={id} sx={panel}>
      <DocumentTitle text={name} />
      <Box sx={head}>
        {/* Anew for each: a translator may have moved the texts of the last one. */}
        <Box key={item.key} sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="caption" component="p" color="text.secondary" sx={{ fontWeight: 600 }}>
            <Words text={lesson.lesson_title} />
          </Typography>
          <Typography id={id} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Words text={item.kind === 'topic' ? item.topic.topic_title : translate('playlist.test')} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          {steps}
          <Button component={Link} to={detailsOf(item)} variant="outlined" size="small" startIcon={<ViewIcon />}>
            {translate('playlist.details')}
          </Button>
        </Box>
      </Box>
      {item.kind === 'topic' ? <TopicContent item={item} /> : <KnowledgeTest key={item.key} questions={lesson.lesson_quiz} />}
    </Paper>
  );
}

const panel = { p: 2, maxWidth: 1120, scrollMarginTop: 16 } as const;
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 1.5, mb: 2 } as const;

/** Returns a ref to the panel, which is scrolled into view when another item is shown: on a phone it is below the lessons. */
function useShownPanel(key: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    place.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return place;
}
