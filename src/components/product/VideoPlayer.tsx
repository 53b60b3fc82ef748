import PlayIcon from '@mui/icons-material/PlayCircleOutline';
import { Alert, Box, Button, Link } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isKnownPlayer, videoPage } from '@/domain/html/videoEmbed';
import { answers } from '@/providers/api/answers';

interface VideoPlayerProps {
  title: string;
  /** The address of its player. */
  frame: string;
  /** As large as a detail of a record, or as a page of its own has room for. */
  size: 'detail' | 'page';
}

/**
 * A video, of which nothing is fetched before somebody presses *Play*. If its site doesn't answer, it says so, and offers the video's
 * address.
 */
export function VideoPlayer({ title, frame, size }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button and the frame give way to something else: whoever is there stays there.
  const keepFocus = () => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  };
  // The browser doesn't tell whether a frame of another site has loaded.
  const site = useMutation({
    mutationFn: (address: string) => answers(address),
    onSuccess: (isThere) => {
      if (!isThere) keepFocus();
    },
  });
  const play = () => {
    keepFocus();
    setPlaying(true);
    if (isKnownPlayer(frame)) site.mutate(frame);
  };
  const isUnreachable = isPlaying && site.data === false && !site.isPending;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {isUnreachable && <Unreachable frame={frame} onRetry={play} />}
      {isPlaying && !isUnreachable && <Frame title={title} frame={frame} size={size} />}
      {!isPlaying && <PlayButton title={title} size={size} onPlay={play} />}
    </Box>
  );
}

interface PlayButtonProps extends Pick<VideoPlayerProps, 'title' | 'size'> {
  onPlay: () => void;
}

function PlayButton({ title, size, onPlay }: PlayButtonProps) {
  const translate = useTranslate();
  return (
    <Box sx={size === 'page' ? { ...shapes.page, ...cover } : {}}>
      <Button
        variant="outlined"
        startIcon={<PlayIcon />}
        aria-label={translate('ui.play_name', { name: title })}
        onClick={onPlay}
        {...(size === 'page' && { size: 'large', sx: { bgcolor: 'background.paper' } })}
      >
        {translate('ui.play')}
      </Button>
    </Box>
  );
}

/**
 * The player itself. YouTube refuses to play (with its error 153) where it isn't told which site embeds it, and our pages tell no other
 * site by themselves.
 */
const Frame = ({ title, frame, size }: VideoPlayerProps) => (
  <Box
    component="iframe"
    src={frame}
    title={title}
    sandbox="allow-scripts allow-same-origin allow-presentation"
    allow="fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    sx={{ ...shapes[size], display: 'block', border: 0 }}
  />
);

function Unreachable({ frame, onRetry }: { frame: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {translate('ui.video_unreachable', { site: new URL(frame).hostname })}{' '}
      <Link href={videoPage(frame)} target="_blank" rel="noopener noreferrer" color="inherit">
        {translate('ui.video_open')}
      </Link>
    </Alert>
  );
}

const shapes = {
  detail: { width: '100%', maxWidth: 560, aspectRatio: '16 / 9' },
  page: { width: '100%', height: { xs: 280, sm: 500 }, borderRadius: 1 },
} as const;

const cover = { display: 'grid', placeItems: 'center', bgcolor: 'action.hover', border: 1, borderColor: 'divider' } as const;
