import { TextField, type TextFieldProps, useForkRef } from '@mui/material';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { type BoxKind, useBoxWidth } from './useBoxWidth';

/** The result of typing: the field's value, and the text, if any, that stays in the input until it is left. */
export interface Entered {
  value: unknown;
  typed?: string | undefined;
}

interface TypedInputProps extends Pick<TextFieldProps, 'placeholder'> {
  source: string;
  /** Its name, where that is no field's; by default the field's. */
  label?: string | undefined;
  slotProps?: Omit<NonNullable<TextFieldProps['slotProps']>, 'htmlInput'> & { htmlInput?: ComponentProps<'input'> };
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
  const { applies } = useFieldRules(props.source);
  return applies && <Box {...props} />;
}

function Box({ source, label, shown, enter, hint, kind, slotProps, ...box }: TypedInputProps) {
  const width = useBoxWidth(kind, label ?? `fields.${source}`);
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = useInput({ source });
  const [entered, setEntered] = useState<Entered>();
  const isTyped = entered !== undefined && (entered.value ?? '') === (field.value ?? '');
  const input = useSelectedWhenFilled(field.value, isTyped);
  useFieldText(source, (value) => shown(value) || undefined);
  const { invalid, error } = fieldState;
  return (
    <TextField
      {...box}
      id={id}
      className={inputClass(field.name)}
      fullWidth
      sx={width}
      label={<FieldTitle source={source} label={label} isRequired={required} />}
      name={field.name}
      inputRef={useForkRef(field.ref, input)}
      value={(isTyped ? entered.typed : undefined) ?? shown(field.value)}
      onChange={({ target }) => {
        const now = enter(target);
        setEntered(now);
        field.onChange(now.value);
      }}
      onBlur={() => {
        setEntered(undefined);
        field.onBlur();
      }}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-required': required } }}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : hint}
    />
  );
}

/** Selects a value that the form fills in while the focus is in the input, as the Tab key does: what is typed next replaces it. */
function useSelectedWhenFilled(value: unknown, isTyped: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (value !== undefined && !isTyped && input.current === document.activeElement) input.current?.select();
  }, [value, isTyped]);
  return input;
}
