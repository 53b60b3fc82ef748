import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type RaRecord, useCreate, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import type { FormValues } from '@/components/form/work/useSave';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { askedList } from '@/components/record/useListRead';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { offered, type ToastAction } from '@/components/ui/feedback/toasts';
import { isYes } from '@/contract/fields';
import { newQuizTagFields, quizTagForm } from '@/contract/quizTag';
import { lessonChoice } from '@/contract/quizTagSearch';
import { isUnknown } from '@/providers/data/records';
import { type Keepsake, useKept } from '@/providers/data/useKept';
import { usePress, useWriter } from '@/providers/data/useWriter';
import { questionOf } from './questionOf';
import { names } from './quizNames';
import { rememberTag } from './tagMemory';
import { tagQuestion } from './tagQuestion';

/** The form of a new question, which is tagged as it is added. It begins with as many options as the person's last one had. */
export function AddQuizForm(props: CreateFormProps) {
  const { count, remember } = useOptionCount();
  if (count === undefined) return <LoadingLines count={6} of="fields" />;
  return <OfOptions {...props} count={count} remember={remember} />;
}

interface OfOptionsProps extends CreateFormProps {
  count: number;
  remember: (options: unknown) => Promise<void>;
}

function OfOptions({ count, remember, defaults, ...props }: OfOptionsProps) {
  const add = useAddTagged(remember);
  const tag = useAskedTag();
  // What is kept as the question is saved is the next form's.
  const [quiz_options] = useState(() => Array.from({ length: count }, () => ({ options: null, correct: false })));
  return <CreateForm {...props} defaults={{ ...tag, ...defaults, quiz_options }} add={add} />;
}

const askedTag = z.object({ tagged: z.literal('y'), ...lessonChoice });

/** Returns the tag that the address asks for, as a link from a lesson without questions does. */
function useAskedTag(): FormValues | undefined {
  const { search } = useLocation();
  return useMemo(() => askedTag.safeParse(askedList(search, undefined).filter).data, [search]);
}

const looking = z.object({ question: z.string(), quiz_options: z.array(z.object({ options: z.string() })) });

/** Adds a question, and tags it if its form says so; if tagging fails, the question stays, and its toast links to its tag form. */
function useAddTagged(remember: OfOptionsProps['remember']): (values: FormValues) => Promise<RaRecord> {
  const client = useWriter();
  const [create] = useCreate();
  const press = usePress();
  const queries = useQueryClient();
  const tellUntagged = useTellUntagged();

  return async (values) => {
    const data = Object.fromEntries(Object.entries(values).filter(([field]) => !Object.hasOwn(newQuizTagFields, field)));
    const added: RaRecord = await create(names.bank, { data, meta: { press } }, { returnPromise: true });
    await remember(values.quiz_options);
    if (!isYes(values.tagged)) return added;
    rememberTag(values);
    try {
      const known = isUnknown(added) ? null : Number(added.id);
      await tagQuestion(client, { quiz: known, question: looking.parse(data) }, quizTagForm.parse(values));
    } catch (error) {
      tellUntagged(added, error);
    } finally {
      void queries.invalidateQueries();
    }
    return added;
  };
}

function useTellUntagged() {
  const notify = useNotify();
  const translate = useTranslate();
  return (added: RaRecord, error: unknown) => {
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : '';
    const action: ToastAction = { label: 'quiz.tag', to: questionOf(added.id, 'bank', '/tag') };
    notify('quiz.untagged', {
      type: 'warning',
      messageArgs: { reason },
      autoHideDuration: offered,
      ...(!isUnknown(added) && { action }),
    });
  };
}

/** How many options a person's last question had: the next one begins with as many. */
const optionCount: Keepsake<number> = {
  name: 'options of a question',
  schema: z.catch(z.int().check(z.gte(2), z.lte(10)), 4),
};

/** Returns that number once it is read, or can't be, and a function that keeps another. */
function useOptionCount(): { count: number | undefined; remember: (options: unknown) => Promise<void> } {
  const { data, isRead, change } = useKept(optionCount);
  const remember = async (options: unknown) => {
    const count = Array.isArray(options) ? options.length : 0;
    // What can't be kept doesn't concern the question, which is saved.
    await change(() => optionCount.schema.parse(count)).catch(() => undefined);
  };
  return { count: isRead ? (data ?? optionCount.schema.parse(undefined)) : undefined, remember };
}
