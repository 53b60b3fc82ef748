import RemoveIcon from '@mui/icons-material/Close';
import RefusedIcon from '@mui/icons-material/ErrorOutline';
import GoodIcon from '@mui/icons-material/TaskAlt';
import { IconButton, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFileTexts } from './useFileTexts';

interface FileVerdictProps {
  file: File;
  /** Why it won't be sent; undefined if it will be. */
  refusal: string | undefined;
  onRemove?: () => void;
}

/** One chosen file, and the result of its rules. */
export function FileVerdict({ file, refusal, onRemove }: FileVerdictProps) {
  const translate = useTranslate();
  const { sizeOf } = useFileTexts();
  const remove = translate('ui.file_remove', { name: file.name });
  return (
    <ListItem
      disableGutters
      secondaryAction={
        onRemove && (
          <IconButton edge="end" size="small" aria-label={remove} title={remove} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        )
      }
    >
      <ListItemIcon sx={{ minWidth: 36 }}>{refusal ? <RefusedIcon color="error" /> : <GoodIcon color="success" />}</ListItemIcon>
      <ListItemText
        primary={translate('ui.file_chosen', { name: file.name, size: sizeOf(file.size) })}
        secondary={refusal ? translate(refusal, { _: refusal }) : translate('ui.file_good')}
        slotProps={{
          primary: { sx: { overflowWrap: 'anywhere' } },
          secondary: { color: refusal ? 'error' : 'text.secondary' },
        }}
      />
    </ListItem>
  );
}
