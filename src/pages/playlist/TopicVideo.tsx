import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { VideoPlayer } from '@/components/product/VideoPlayer';
import { SafeLink } from '@/components/ui/html/SafeLink';
import type { PlaylistTopic } from '@/contract/playlist';
import { isKnownPlayer, videoFrame, videoPlayer } from '@/domain/videoEmbed';

/** A sub topic's video: an embed code reduced to its player, YouTube's player, or the video's address in a frame. */
export function TopicVideo({ topic }: { topic: PlaylistTopic }) {
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
