import { TextInput as RaTextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/ui/text/digits';
import { lengthOf, manyLines, oneLine } from '@/domain/characters';
import { type BoxKind, kindOfText, useBoxWidth } from './useBoxWidth';

interface Props extends TextInputProps {
  kind?: BoxKind;
  /** The hint of its greatest length, where that isn't said in characters. */
  bound?: string;
}

/** A text input: the form's schema decides whether it is shown, its asterisk and its length. */
export function TextInput({ kind, bound = 'ui.bound', ...props }: Props) {
  const { applies, required, minLength = 0, maxLength } = useFieldRules(props.source);
  const name = useWrappedSource(props.source);
  const width = useBoxWidth(kind ?? kindOfText(maxLength), `fields.${props.source}`);
  if (!applies) return null;
  const bounds = { name, min: minLength, bound, tidy: props.multiline ? manyLines : oneLine };
  return (
    <RaTextInput
      fullWidth
      sx={width}
      className={inputClass(name)}
      isRequired={required}
      helperText={maxLength === undefined ? false : <Bounds {...bounds} max={maxLength} />}
      slotProps={props.multiline ? areaOf(required, props.minRows) : { htmlInput: { 'aria-required': required } }}
      {...props}
    />
  );
}

/** A multiline input grows with its text by CSS alone: MUI's own measures the text, and so forces a layout of the whole page. */
const areaOf = (required: boolean, rows: number | string = 1) => ({
  input: { inputComponent: 'textarea' as const },
  htmlInput: { type: undefined, rows, style: { minHeight: `${rows}lh` }, 'aria-required': required },
});

interface BoundsProps {
  name: string;
  min: number;
  max: number;
  bound: string;
  /** The text as the schema counts it. */
  tidy: (text: string) => string;
}

/** The hint of a text's bounds; once something is typed, its length too. */
function Bounds(props: BoundsProps) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState({ name: props.name });
  const { min, max, bound } = props;
  if (get(dirtyFields, props.name)) return <Counter {...props} />;
  return <span>{translate(min > 1 ? 'ui.bounds' : bound, { min, max })}</span>;
}

function Counter({ name, max, tidy }: BoundsProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? lengthOf(tidy(value)) : 0;
  return <span aria-label={translate('ui.counter', { count, max })}>{digits(`${count}/${max}`)}</span>;
}

/** The reason for a change; every edit form ends with it. */
export const RemarksInput = () => <TextInput source="modified_remarks" multiline minRows={2} />;

/** A phone number, typed in the digits of either script. */
export const PhoneInput = ({ source }: { source: string }) => (
  <TextInput source={source} kind="date" type="tel" inputMode="tel" autoComplete="off" helperText={false} />
);
