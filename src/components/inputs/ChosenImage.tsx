import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFileTexts } from '@/components/files/useFileTexts';
import { MediaImage } from '@/components/media/MediaImage';
import { Picture } from '@/components/media/Picture';
import { useObjectUrl } from '@/components/media/useObjectUrl';

interface ChosenImageProps {
  file: File | undefined;
  /** A file that is no image can't be shown. */
  isRefused: boolean;
  current: string | null | undefined;
  onRemove: () => void;
}

/** The image that was chosen, or the one that stands, and what is known of the file. */
export function ChosenImage({ file, isRefused, current, onRemove }: ChosenImageProps) {
  const translate = useTranslate();
  const { sizeOf } = useFileTexts();
  const url = useObjectUrl(isRefused ? undefined : file);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {file ? <Picture src={url} alt="" /> : <MediaImage path={current} alt="" />}
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0, typography: 'body2' }}>
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          {file && translate('ui.file_chosen', { name: file.name, size: sizeOf(file.size) })}
        </Box>
        {file && (
          <Button size="small" color="inherit" onClick={onRemove}>
            {translate('ui.image_remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
