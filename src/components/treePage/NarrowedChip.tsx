import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chipProps } from '@/components/list/toolbar/chipProps';
import type { TreeArea } from './treeArea';

interface NarrowedChipProps {
  text: TreeArea<unknown>['text'];
  /** The narrowing, by its name in `narrowings`. */
  name: string | undefined | null;
  onClear: () => void;
}

/** Says how a tree is narrowed; a click shows all of it again. */
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
