import RemoveIcon from '@mui/icons-material/Close';
import RefusedIcon from '@mui/icons-material/ErrorOutline';
import GoodIcon from '@mui/icons-material/TaskAlt';
import {
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { fileRules } from '@/contract/fileFields';
import { type ChosenList, type FileListRules, useFileTexts } from './chosenFiles';
import { DropZone } from './DropZone';

interface FileDropzoneProps {
  /** The field's name. */
  label: string;
  rules: FileListRules;
  list: ChosenList;
  /** Whether the files are being sent and can't be changed. */
  disabled: boolean;
  /** Its place in a form that can be saved without files. */
  inForm?: { className: string; ref: Ref<HTMLInputElement>; isWrong: boolean };
}

/** An area to choose or drop files, with the result of the rules for each. */
export function FileDropzone({ label, rules, list, disabled, inForm }: FileDropzoneProps) {
  const translate = useTranslate();
  const { rulesOf } = useFileTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inForm?.ref);
  const required = inForm === undefined;
  const asked = fileRules.get(rules.file);
  const { files, good } = list;
  const refused = files.length - good.length;

  const remove = (file: File) => {
    list.remove([file]);
    input.current?.focus();
  };

  return (
    <FormControl className={inForm?.className} fullWidth required={required} disabled={disabled} error={inForm?.isWrong}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, typography: 'body2' }}>
        {label}
      </FormLabel>
      <DropZone
        action={translate('ui.files_choose')}
        hint={translate('ui.files_drop')}
        onFiles={(chosen) => void list.add(chosen)}
        input={{
          ref,
          id,
          disabled,
          required,
          'aria-invalid': inForm?.isWrong,
          multiple: true,
          accept: asked?.types.join(','),
          'aria-describedby': `${id}-rules`,
        }}
      />
      <FormHelperText id={`${id}-rules`} error={false}>
        {asked && translate('ui.files_rules', { each: rulesOf(asked), count: rules.most })}
      </FormHelperText>
      <List dense disablePadding aria-label={translate('ui.files_chosen')}>
        {files.map(({ file, refusal }) => (
          <FileVerdict
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            refusal={refusal}
            {...(!disabled && { onRemove: () => remove(file) })}
          />
        ))}
      </List>
      <Box role="status" sx={{ typography: 'body2' }}>
        {files.length > 0 && translate(`ui.files_${refused > 0 ? 'judged' : 'good'}`, { good: good.length, refused })}
      </Box>
    </FormControl>
  );
}

interface FileVerdictProps {
  file: File;
  /** Why it won't be sent; undefined if it will be. */
  refusal: string | undefined;
  onRemove?: () => void;
}

/** One chosen file, and the result of its rules. */
function FileVerdict({ file, refusal, onRemove }: FileVerdictProps) {
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
