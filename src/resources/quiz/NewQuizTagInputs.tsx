import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { isYes } from '@/contract/fields';
import { newQuizTagForm } from '@/contract/quizTag';
import { OfferedNumber } from './OfferedNumber';
import { QuizTagInputs } from './QuizTagInputs';
import { tagBeginning } from './tagMemory';

interface NewQuizTagInputsProps {
  /** The input of the number in a model set. */
  children?: ReactNode;
}

/** The inputs of whether new questions are tagged, and with what: they begin with the tab's last tag. */
export function NewQuizTagInputs({ children = <OfferedNumber /> }: NewQuizTagInputsProps) {
  useBeginning();
  return (
    <>
      <RadioButtonGroupInput source="tagged" inLine />
      <QuizTagInputs />
      {children}
    </>
  );
}

const { tagged: _, ...tagFields } = newQuizTagForm.shape;
const blank = Object.fromEntries(Object.keys(tagFields).map((field) => [field, null]));

/** Fills in the last tag once a person chooses to tag, and clears it when not. */
function useBeginning(): void {
  const { subscribe, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // A loaded value has no change type.
          if (name !== 'tagged' || type !== 'change') return;
          const begun = isYes(values.tagged) ? tagBeginning(newQuizTagForm) : {};
          for (const [field, value] of Object.entries({ ...blank, ...begun })) setValue(field, value, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
}
