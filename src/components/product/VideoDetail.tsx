import PlayIcon from '@mui/icons-material/PlayCircleOutline';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Detail } from '@/components/record/details/Details';
import { useNameOf } from '@/components/record/names';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { videoPlayer } from '@/domain/videoEmbed';

/** A video of a record, called by the record's name. */
export function VideoDetail({ source }: { source: string }) {
  const title = useNameOf()(useRecordContext());
  return <Detail source={source}>{(video) => <VideoPlayer title={title} video={video} />}</Detail>;
}

interface VideoPlayerProps {
  title: string;
  /** An embed code or an address. */
  video: string;
}

/** A video that loads only when it is played; one without a known player is a link. */
function VideoPlayer({ title, video }: VideoPlayerProps) {
  const translate = useTranslate();
  const [playing, setPlaying] = useState(false);
  const player = videoPlayer(video);
  if (!player) return <SafeLink href={video} />;
  if (!playing) {
    return (
      <Button
        variant="outlined"
        startIcon={<PlayIcon />}
        aria-label={translate('ui.play_name', { name: title })}
        onClick={() => setPlaying(true)}
      >
        {translate('ui.play')}
      </Button>
    );
  }
  return (
    <Box
      component="iframe"
      src={player}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ border: 0, width: '100%', maxWidth: 560, aspectRatio: '16 / 9' }}
    />
  );
}
