import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { type BoxKind, useBoxWidth } from './useBoxWidth';

/** What becomes of what was typed: the field's value, and the text that stays in the box until it is left, if it does. */
export interface Entered {
  value: unknown;
  typed?: string | undefined;
}

interface TypedInputProps extends Pick<TextFieldProps, 'placeholder' | 'slotProps'> {
  source: string;
  /** The field's value as it stands in the box. */
  shown: (value: unknown) => string;
  enter: (box: HTMLInputElement | HTMLTextAreaElement) => Entered;
  /** What there is to know before it is typed. */
  hint?: string | undefined;
  /** By which the box is as wide as what it holds. */
  kind: BoxKind;
}

/** A value of a record form that is typed in another form than it is kept in. */
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
