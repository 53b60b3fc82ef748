import RemoveIcon from '@mui/icons-material/DeleteOutline';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tip } from '@/components/ui/tip';

interface RowButtonsProps {
  /** The row's name. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Undefined if the row can't be removed. */
  onRemove: ((index: number) => void) | undefined;
}

/** The buttons that move and remove a row of a list. */
export function RowButtons({ name, index, count, onMove, onRemove }: RowButtonsProps) {
  const translate = useTranslate();
  const buttons = [
    { key: 'ui.row_up', Icon: UpIcon, disabled: index === 0, act: () => onMove(index, index - 1) },
    { key: 'ui.row_down', Icon: DownIcon, disabled: index === count - 1, act: () => onMove(index, index + 1) },
    { key: 'ui.row_remove', Icon: RemoveIcon, disabled: !onRemove, act: () => onRemove?.(index) },
  ];
  return (
    <Box sx={{ justifySelf: 'end' }}>
      {buttons.map(({ key, Icon, disabled, act }) => {
        const label = translate(key, { name });
        return (
          <IconButton key={key} size="small" aria-label={label} disabled={disabled} onClick={act} {...tip(label)}>
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}
