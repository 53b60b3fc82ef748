import { TextInput as RaTextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { useDigits } from '@/components/useDigits';
import { lengthOf, manyLines, oneLine } from '@/domain/characters';
import { type BoxKind, kindOfText, useBoxWidth } from './useBoxWidth';

/** A text input of a record form: there, marked and bounded as the form's schema says. */
export function TextInput({ kind, ...props }: TextInputProps & { kind?: BoxKind }) {
  const { asked, required, minLength = 0, maxLength } = useFieldRules(props.source);
  const name = useWrappedSource(props.source);
  const width = useBoxWidth(kind ?? kindOfText(maxLength), `fields.${props.source}`);
  if (!asked) return null;
  const bounds = { name, min: minLength, tidy: props.multiline ? manyLines : oneLine };
  return (
    <RaTextInput
      fullWidth
      sx={width}
      className={inputClass(name)}
      isRequired={required}
      helperText={maxLength === undefined ? false : <Bounds {...bounds} max={maxLength} />}
      {...(props.multiline && areaOf(props.minRows))}
      {...props}
    />
  );
}

/** A text of several lines grows with what is typed by its style alone: MUI's own measures it, which lays the whole page out. */
const areaOf = (rows: number | string = 1) => ({
  slotProps: {
    input: { inputComponent: 'textarea' as const },
    htmlInput: { type: undefined, rows, style: { minHeight: `${rows}lh` } },
  },
});

interface BoundsProps {
  name: string;
  min: number;
  max: number;
  /** The text as the schema counts it. */
  tidy: (text: string) => string;
}

/** How long the text may be; once it is typed in, how long it is. */
function Bounds(props: BoundsProps) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState({ name: props.name });
  const { min, max } = props;
  if (get(dirtyFields, props.name)) return <Counter {...props} />;
  return <span>{translate(min > 1 ? 'ui.bounds' : 'ui.bound', { min, max })}</span>;
}

function Counter({ name, max, tidy }: BoundsProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? lengthOf(tidy(value)) : 0;
  return <span aria-label={translate('ui.counter', { count, max })}>{digits(`${count}/${max}`)}</span>;
}

/** Why the record is changed; every edit form ends with it. */
export const RemarksInput = () => <TextInput source="modified_remarks" multiline minRows={2} />;
