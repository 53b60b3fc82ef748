import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { type BoxKind, useBoxWidth } from './useBoxWidth';

/** The result of typing: the field's value, and the text, if any, that stays in the input until it is left. */
export interface Entered {
  value: unknown;
  typed?: string | undefined;
}

interface TypedInputProps extends Pick<TextFieldProps, 'placeholder' | 'slotProps'> {
  source: string;
  /** Writes the field's value as the input shows it. */
  shown: (value: unknown) => string;
  enter: (box: HTMLInputElement | HTMLTextAreaElement) => Entered;
  /** The hint shown before anything is typed. */
  hint?: string | undefined;
  /** Decides how wide the input is. */
  kind: BoxKind;
}

/** An input whose text is written differently from the value that is stored. */
export function TypedInput(props: TypedInputProps) {
  const { asked } = useFieldRules(props.source);
  return asked && <Box {...props} />;
}

function Box({ source, shown, enter, hint, kind, ...box }: TypedInputProps) {
  const width = useBoxWidth(kind, `fields.${source}`);
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState<string>();
  useFieldText(source, (value) => shown(value) || undefined);
  const { invalid, error } = fieldState;
  return (
    <TextField
      {...box}
      id={id}
      className={inputClass(field.name)}
      fullWidth
      sx={width}
      label={<FieldTitle source={source} isRequired={required} />}
      name={field.name}
      inputRef={field.ref}
      value={typed ?? shown(field.value)}
      onChange={({ target }) => {
        const entered = enter(target);
        setTyped(entered.typed);
        field.onChange(entered.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : hint}
    />
  );
}
