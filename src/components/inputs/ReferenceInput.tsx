import { useMemo } from 'react';
import { AutocompleteInput, useTranslate, useWrappedSource } from 'react-admin';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { LoadingInput } from '@/components/feedback/LoadingInput';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';

/** A record to choose: its id, and the name by which people know it. */
export interface ReferenceChoice {
  id: number;
  name: string;
}

interface ReferenceInputProps {
  source: string;
  /** The read that answers the choices. */
  choices: {
    data: readonly ReferenceChoice[] | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
}

/** Another record, found by typing a part of its name; a long list shows its first matches alone. */
export function ReferenceInput({ source, choices }: ReferenceInputProps) {
  const translate = useTranslate();
  const { asked, required } = useFieldRules(source);
  const name = useWrappedSource(source);
  const options = useMemo(() => [...(choices.data ?? [])], [choices.data]);
  useFieldText(source, (value) => options.find(({ id }) => id === value)?.name);
  if (!asked) return null;
  if (choices.error) return <LoadFailed what={translate(`fields.${source}`)} error={choices.error} retry={choices.refetch} />;
  // Not an empty box: react-admin's would forget what is typed into it when the choices come. The form holds the value meanwhile.
  if (choices.isPending) return <LoadingInput />;
  return (
    <AutocompleteInput
      source={source}
      className={inputClass(name)}
      choices={options}
      isRequired={required}
      suggestionLimit={longest}
      helperText={false}
      translateChoice={false}
      parse={(value: unknown) => (value === '' ? null : value)}
      fullWidth
    />
  );
}

const longest = 50;
