import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chipProps } from '@/components/list/toolbar/chipProps';
import type { TreeArea } from './treeArea';

interface NarrowedChipProps {
  text: TreeArea<unknown>['text'];
  /** What the tree shows alone, among its narrowings. */
  name: string | undefined | null;
  onClear: () => void;
}

/** Says by what a tree is narrowed; pressed it shows all of it again. */
export function NarrowedChip({ text, name, onClear }: NarrowedChipProps) {
  const translate = useTranslate();
  if (!name) return null;
  return (
    <Chip
      {...chipProps(true)}
      label={translate(text(`only.${name}`))}
      title={translate('ui.clear_search')}
      onClick={onClear}
      onDelete={onClear}
      sx={{ alignSelf: 'start', maxWidth: 1 }}
    />
  );
}
