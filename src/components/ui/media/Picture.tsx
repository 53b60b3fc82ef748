import NoImageIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMediaUrl } from './mediaUrls';

/** The sizes of large images, in pixels: in their intended ratio, so that one sees what is cut off. */
const shapes = {
  square: { width: 200, height: 200 },
  banner: { width: 320, height: 180 },
  icon: { width: 96, height: 96 },
} as const;

export type Shape = keyof typeof shapes;

/** Returns the greatest width of an image's field: the image with its padding; beside an icon there is room for words. */
export const fieldWidth = (shape: Shape): number => shapes[shape === 'icon' ? 'banner' : shape].width + 26;

interface PictureProps {
  src: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  shape?: Shape | undefined;
  isLoading?: boolean;
  /** Why there is no image: a key of the catalogue, or a sentence. */
  reason?: string | undefined;
  /** Called if there is no image at the address. */
  onBroken?: () => void;
}

/** An image in a box of its shape; or else a placeholder, or a text that there is none. */
export function Picture({ src, alt, shape = 'square', isLoading = false, reason, onBroken }: PictureProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const fail = () => {
    setBroken(src);
    onBroken?.();
  };
  const shown = src !== undefined && src !== broken;
  return (
    <Box sx={{ ...frame, ...shapes[shape] }}>
      {(isLoading || (shown && src !== loaded)) && <Skeleton variant="rectangular" width="100%" height="100%" />}
      {shown && <Box component="img" src={src} alt={alt} onLoad={() => setLoaded(src)} onError={fail} sx={image} />}
      {!shown && !isLoading && <NoImage reason={reason} isSmall={shape === 'icon'} />}
    </Box>
  );
}

const frame = {
  display: 'grid',
  maxWidth: '100%',
  flexShrink: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& > *': { gridArea: '1 / 1' },
};

const image = { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' };

function NoImage({ reason = 'ui.image_none', isSmall }: Pick<PictureProps, 'reason'> & { isSmall: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 0.5,
        p: 1,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <NoImageIcon fontSize={isSmall ? 'small' : 'large'} />
      <Typography variant="caption">{translate(reason, { _: reason })}</Typography>
    </Box>
  );
}

interface MediaImageProps {
  /** Below `/media/`; null or undefined where the record has none. */
  path: string | null | undefined;
  alt: string;
  shape?: Shape | undefined;
}

/** A stored image. */
export function MediaImage({ path, alt, shape }: MediaImageProps) {
  const { url, isLoading, error, onBroken } = useMediaUrl(path);
  return <Picture src={url} alt={alt} shape={shape} isLoading={isLoading} reason={error?.message} onBroken={onBroken} />;
}
