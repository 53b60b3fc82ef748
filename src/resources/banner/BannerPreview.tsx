import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMediaUrl } from '@/components/media/useMediaUrl';
import { tokens } from '@/components/theme/tokens';

/** The places where learners see a banner, whose image they crop: their aspect ratios, and their widths here, in pixels. */
const places = [
  { name: 'banner.phone', shape: '16 / 9', width: 240 },
  { name: 'banner.desktop', shape: '32 / 9', width: 480 },
] as const;

/** Shows a banner as learners will see it, with its text on its image. */
export function BannerPreview() {
  const translate = useTranslate();
  const banner = useRecordContext();
  const { url, onBroken } = useMediaUrl(banner?.banner_img);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {places.map(({ name, shape, width }) => (
        <Box key={name} component="figure" sx={{ m: 0, width, maxWidth: '100%' }}>
          <Box sx={{ ...frame, aspectRatio: shape }}>
            {url && <Box component="img" src={url} alt="" onError={onBroken} sx={image} />}
            <Box sx={words}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {banner?.banner_tag_line}
              </Typography>
              <Typography noWrap variant="body2">
                {banner?.banner_desc}
              </Typography>
            </Box>
          </Box>
          <Typography component="figcaption" variant="caption" color="text.secondary">
            {translate(name)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  display: 'grid',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& > *': { gridArea: '1 / 1', minWidth: 0, minHeight: 0 },
};

const image = { width: '100%', height: '100%', objectFit: 'cover' };

/** On an image, which may have any colours, the text is light on dark in both schemes. */
const { text, ground } = tokens.dark;
const words = { alignSelf: 'end', px: 1.5, py: 1, color: text, bgcolor: `color-mix(in srgb, ${ground} 75%, transparent)` };
