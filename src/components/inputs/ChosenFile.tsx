import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFileTexts } from '@/components/files/useFileTexts';

interface ChosenFileProps {
  file: File | undefined;
  onRemove: () => void;
  disabled: boolean;
}

/** The name and size of the chosen file, and a button to remove it. */
export function ChosenFile({ file, onRemove, disabled }: ChosenFileProps) {
  const translate = useTranslate();
  const { sizeOf } = useFileTexts();
  return (
    <Box sx={{ display: file ? 'flex' : 'contents', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {/* It is rendered even if empty, so that later texts are announced; it takes no room then. */}
      <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere', '&:empty': { position: 'absolute' } }}>
        {file && translate('ui.file_chosen', { name: file.name, size: sizeOf(file.size) })}
      </Box>
      {file && (
        <Button size="small" color="inherit" disabled={disabled} onClick={onRemove}>
          {translate('ui.remove')}
        </Button>
      )}
    </Box>
  );
}
