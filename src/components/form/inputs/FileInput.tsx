import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFileTexts } from '@/components/form/files/chosenFiles';
import { DropZone } from '@/components/form/files/DropZone';
import { inputClass } from '@/components/form/inputPlaces';
import { useLateInput } from '@/components/form/work/lateInputs';
import { Saving } from '@/components/form/work/useSave';
import { useObjectUrl } from '@/components/ui/media/mediaUrls';
import { fieldWidth, MediaImage, Picture, type Shape } from '@/components/ui/media/Picture';
import { typedByContent } from '@/domain/fileType';
import { fileNameOf } from '@/domain/mediaPath';

interface FileInputProps {
  source: string;
  /** A key of the catalogue: the label of the button that opens the browser's dialog. */
  action: string;
  /** The MIME types that fit the record, where the form's rule takes more. */
  types?: readonly string[];
  /** The largest width, in pixels; by default the column's. */
  width?: number;
  /** Shows the chosen file. */
  children?: ReactNode;
}

/** A file, chosen or dropped, and validated at once by the form's schema. */
export function FileInput(props: FileInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Chooser {...props} />;
}

function Chooser({ source, action, types, width, children }: FileInputProps) {
  const translate = useTranslate();
  const { rulesOf } = useFileTexts();
  const id = useId();
  const { required, file } = useFieldRules(source);
  const rules = file && { ...file, types: types ?? file.types };
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: source });
  const saving = useContext(Saving);
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, field.ref);
  const value: unknown = field.value;
  const chosen = value instanceof File ? value : undefined;
  useFieldText(source, (path) => (typeof path === 'string' ? fileNameOf(path) : undefined));
  const message = fieldState.error?.message;
  const isRefused = message !== undefined;

  const choose = (next: File | null) => setValue(source, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const { look, tell } = useLookedAt(choose);
  const remove = () => {
    tell(null);
    input.current?.focus();
  };

  return (
    <FormControl className={inputClass(source)} fullWidth required={required} error={isRefused}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, typography: 'body2' }}>
        {translate(`fields.${source}`)}
      </FormLabel>
      <DropZone
        action={translate(action)}
        width={width}
        hint={translate('ui.file_drop')}
        onFiles={([first]) => first && void look(first)}
        input={{
          ref,
          id,
          required,
          disabled: saving,
          multiple: false,
          accept: rules?.types.join(','),
          'aria-invalid': isRefused,
          'aria-describedby': isRefused ? `${id}-rules ${id}-error` : `${id}-rules`,
        }}
      >
        {children}
        <ChosenFile file={chosen} onRemove={remove} disabled={saving} />
      </DropZone>
      <FormHelperText id={`${id}-rules`} error={false}>
        {rules && rulesOf(rules)}
      </FormHelperText>
      <FormHelperText id={`${id}-error`} aria-live="polite">
        {message && translate(message, { _: message })}
      </FormHelperText>
    </FormControl>
  );
}

/**
 * Reports a file once its content has been checked: a name alone is no proof. Saving meanwhile sends it all the same, and the server checks
 * it. `tell` reports at once, and cancels earlier checks.
 */
function useLookedAt(choose: (chosen: File | null) => void) {
  const looked = useRef<File>(null);
  const tell = (chosen: File | null) => {
    looked.current = null;
    choose(chosen);
  };
  const look = async (chosen: File) => {
    looked.current = chosen;
    const typed = await typedByContent(chosen);
    if (looked.current === chosen) tell(typed);
  };
  useLateInput(() => looked.current && tell(looked.current));
  return { look, tell };
}

interface ChosenFileProps {
  file: File | undefined;
  onRemove: () => void;
  disabled: boolean;
}

/** The name and size of the chosen file, and a button to remove it. */
function ChosenFile({ file, onRemove, disabled }: ChosenFileProps) {
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

interface ImageInputProps {
  source: string;
  /** The path of the stored image, shown until another is chosen. */
  current?: string | null;
  /** The shape in which it is shown. */
  shape: Shape;
}

/** An image, chosen or dropped, shown, and validated at once by the form's schema. */
export const ImageInput = ({ source, current, shape }: ImageInputProps) => (
  <FileInput source={source} action="ui.image_choose" width={fieldWidth(shape)}>
    <ChosenImage source={source} current={current} shape={shape} />
  </FileInput>
);

// Its alternative text is empty: its name is below.
function ChosenImage({ source, current, shape }: ImageInputProps) {
  const { getFieldState } = useFormContext();
  const { invalid } = getFieldState(source, useFormState({ name: source }));
  const value: unknown = useWatch({ name: source });
  const chosen = value instanceof File ? value : undefined;
  // A refused image isn't shown, nor the stored one above its name.
  const url = useObjectUrl(invalid ? undefined : chosen);
  return chosen ? <Picture src={url} alt="" shape={shape} /> : <MediaImage path={current} alt="" shape={shape} />;
}
