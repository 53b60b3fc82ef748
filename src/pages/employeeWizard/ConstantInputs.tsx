import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { bloodGroups, religions } from '@/contract/employeeParts';

interface ConstantInputProps {
  source: string;
}

/** The choices are constants: nothing is read for them. */
const read = { error: null, isPending: false, refetch: () => undefined };

export const BloodGroupInput = ({ source }: ConstantInputProps) => <ReferenceInput source={source} choices={bloodChoices} />;

const bloodChoices = { ...read, data: bloodGroups.map((name, place) => ({ id: place + 1, name })) };

export function ReligionInput({ source }: ConstantInputProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () => ({ ...read, data: religions.map((name, place) => ({ id: place + 1, name: translate(`religions.${name}`) })) }),
    [translate],
  );
  return <ReferenceInput source={source} choices={choices} />;
}
