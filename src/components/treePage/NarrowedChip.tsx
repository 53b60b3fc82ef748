import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chipProps } from '@/components/list/chipProps';

interface NarrowedChipProps {
  /** What the tree shows alone. */
  label: string;
  onClear: () => void;
}

/** Says by what a tree is narrowed; pressed it shows all of it again. */
export function NarrowedChip({ label, onClear }: NarrowedChipProps) {
  const clear = useTranslate()('ui.clear_search');
  return (
    <Chip
      {...chipProps(true)}
      label={label}
      title={clear}
      onClick={onClear}
      onDelete={onClear}
      sx={{ alignSelf: 'start', maxWidth: 1 }}
    />
  );
}
