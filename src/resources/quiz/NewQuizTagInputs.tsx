import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Group } from '@/components/form/Group';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { isYes } from '@/contract/fields';
import { newQuizTagForm } from '@/contract/quizTag';
import { OfferedNumber } from './OfferedNumber';
import { QuizTagInputs } from './QuizTagInputs';
import { tagBeginning } from './tagMemory';

interface NewQuizTagInputsProps {
  /** What offers the number in a model set. */
  children?: ReactNode;
}

/** Whether new questions are tagged as they are added, and with what: it begins with what was last tagged in this tab. */
export function NewQuizTagInputs({ children = <OfferedNumber /> }: NewQuizTagInputsProps) {
  useBeginning();
  return (
    <>
      <Group title="quiz.group_tag">
        <RadioButtonGroupInput source="tagged" />
      </Group>
      <QuizTagInputs />
      {children}
    </>
  );
}

const { tagged: _, ...tagFields } = newQuizTagForm.shape;
const blank = Object.fromEntries(Object.keys(tagFields).map((field) => [field, null]));

/** Fills in what is known once a person says that they are tagged, and takes it back where they aren't. */
function useBeginning(): void {
  const { subscribe, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // What is loaded comes without a type.
          if (name !== 'tagged' || type !== 'change') return;
          const begun = isYes(values.tagged) ? tagBeginning(newQuizTagForm) : {};
          for (const [field, value] of Object.entries({ ...blank, ...begun })) setValue(field, value, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
}
