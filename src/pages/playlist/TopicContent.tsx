import { Box, Tab, Tabs, Typography } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Discussion } from '@/components/product/discussion/Discussion';
import { VideoPlayer } from '@/components/product/VideoPlayer';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { useDigits } from '@/components/ui/text/digits';
import type { PlaylistTopic } from '@/contract/playlist';
import { isKnownPlayer, videoFrame, videoPlayer } from '@/domain/html/videoEmbed';
import { LessonFiles } from './LessonFiles';
import type { TopicItem } from './playlistItems';

interface TabProps {
  item: TopicItem;
}

interface TopicTab {
  /** The last part of its text's key. */
  name: 'description' | 'comments' | 'resources';
  /** How many things it has, where that is shown. */
  count?: (item: TopicItem) => number;
  Content: ComponentType<TabProps>;
}

/** What is told about a sub topic, in its order. */
const first: TopicTab = { name: 'description', Content: Description };
const tabs: readonly TopicTab[] = [
  first,
  { name: 'comments', count: ({ topic }) => topic.comments_count, Content: Comments },
  { name: 'resources', count: ({ lesson }) => lesson.lesson_resources.length, Content: Resources },
];

/** A sub topic: its video if it is one, and below it the tabs. */
export function TopicContent({ item }: TabProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const { name, Content } = tabs.find((tab) => tab.name === search.get('tab')) ?? first;
  const show = (chosen: TopicTab['name']) => {
    const next = new URLSearchParams(search);
    if (chosen === first.name) next.delete('tab');
    else next.set('tab', chosen);
    setSearch(next, { replace: true });
  };
  const labelOf = ({ name: part, count }: TopicTab) => {
    const text = translate(`playlist.tabs.${part}`);
    return count ? translate('playlist.file_count', { name: text, count: digits(count(item)) }) : text;
  };
  return (
    <>
      {item.topic.page_type === 'multimedia' && <TopicVideo key={item.key} topic={item.topic} />}
      <Tabs
        value={name}
        onChange={(_, chosen: TopicTab['name']) => show(chosen)}
        variant="scrollable"
        aria-label={translate('playlist.tabs.label')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab.name} value={tab.name} id={`${id}-${tab.name}`} aria-controls={`${id}-panel`} label={labelOf(tab)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${name}`} tabIndex={0} sx={{ pt: 2 }}>
        <Content item={item} />
      </Box>
    </>
  );
}

function Description({ item: { topic } }: TabProps) {
  const translate = useTranslate();
  if (!topic.description) return <Typography color="text.secondary">{translate('playlist.no_description')}</Typography>;
  return <SafeHtml html={topic.description} profile="content" />;
}

function Comments({ item: { topic } }: TabProps) {
  const { topic_id, lesson_id, maintopic_id: main_topic, subcourse_slug } = topic;
  return <Discussion key={topic_id} place={{ topic_id, lesson_id, main_topic, subcourse_slug }} />;
}

function Resources({ item: { lesson } }: TabProps) {
  return <LessonFiles files={lesson.lesson_resources} />;
}

/** A sub topic's video: an embed code reduced to its player, YouTube's player, or the video's address in a frame. */
function TopicVideo({ topic }: { topic: PlaylistTopic }) {
  const translate = useTranslate();
  const frame = frameOf(topic);
  return (
    <Box sx={{ mb: 2 }}>
      {frame ? (
        <VideoPlayer title={topic.topic_title} frame={frame} size="page" />
      ) : (
        <Typography color="text.secondary">{translate('playlist.no_video')}</Typography>
      )}
      {topic.video_url && topic.video_type !== 'em' && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {frame && !isKnownPlayer(frame) && `${translate('playlist.blank_frame')} `}
          <SafeLink href={topic.video_url} />
        </Typography>
      )}
    </Box>
  );
}

/** Returns the address to frame. Source: admin areas, sections 2.11 and 3. */
function frameOf({ video_type, video_url, em_video_url }: PlaylistTopic): string | undefined {
  if (video_type === 'em') return videoPlayer(em_video_url ?? '');
  // A video of YouTube has its player whatever its host is said to be, and another of YouTube (`ht`) the frame of its own site.
  return videoFrame(video_url ?? '', window.location.origin);
}
