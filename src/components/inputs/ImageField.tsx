import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { DropZone } from '@/components/files/DropZone';
import { useFileTexts } from '@/components/files/useFileTexts';
import { useFieldRules } from '@/components/form/fieldRules';
import { ChosenImage } from './ChosenImage';

interface ImageFieldProps {
  source: string;
  /** Path of the image that stands, shown until another is chosen. */
  current?: string | null;
  /** Where the schema asks for it by other choices alone, and so can't say. */
  isRequired?: true;
}

/** An image of a record form: chosen or dropped, shown, and judged at once by the form's schema. */
export function ImageField(props: ImageFieldProps) {
  const { asked } = useFieldRules(props.source);
  return asked && <Chooser {...props} />;
}

function Chooser({ source, current, isRequired }: ImageFieldProps) {
  const translate = useTranslate();
  const { rulesOf } = useFileTexts();
  const id = useId();
  const { required: always, file: rules } = useFieldRules(source);
  const required = isRequired ?? always;
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: source });
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, field.ref);
  const value: unknown = field.value;
  const file = value instanceof File ? value : undefined;
  const message = fieldState.error?.message;

  const choose = (chosen: File | null) =>
    setValue(source, chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const remove = () => {
    choose(null);
    input.current?.focus();
  };

  return (
    <FormControl fullWidth required={required} error={message !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, typography: 'body2' }}>
        {translate(`fields.${source}`)}
      </FormLabel>
      <DropZone
        action={translate(file || current ? 'ui.image_change' : 'ui.image_choose')}
        hint={translate('ui.image_drop')}
        onFiles={([first]) => first && choose(first)}
        input={{
          ref,
          id,
          required,
          multiple: false,
          accept: rules?.types.join(','),
          'aria-invalid': message !== undefined,
          'aria-describedby': `${id}-rules ${id}-error`,
        }}
      >
        <ChosenImage file={file} isRefused={message !== undefined} current={current} onRemove={remove} />
      </DropZone>
      <FormHelperText id={`${id}-rules`} error={false}>
        {rules && rulesOf(rules)}
      </FormHelperText>
      <FormHelperText id={`${id}-error`}>{message && translate(message, { _: message })}</FormHelperText>
    </FormControl>
  );
}
