import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify, useTranslate } from 'react-admin';
import { z } from 'zod/mini';
import { offered, type ToastAction } from '@/components/feedback/toastAction';
import type { FormValues } from '@/components/form/useSave';
import { isYes } from '@/contract/fields';
import { newQuizTagFields, quizTagForm } from '@/contract/quizTag';
import { isUnknown } from '@/providers/data/adapter';
import { useServices } from '@/providers/services';
import { questionOf } from './questionOf';
import { names } from './quizNames';
import { rememberTag } from './tagMemory';
import { tagQuestion } from './tagQuestion';

const looking = z.object({ question: z.string(), quiz_options: z.array(z.object({ options: z.string() })) });

/** Adds a question, and tags it if its form says so; if tagging fails, the question stays, and its toast links to its tag form. */
export function useAddTagged(): (values: FormValues) => Promise<RaRecord> {
  const { client } = useServices();
  const [create] = useCreate();
  const queries = useQueryClient();
  const tellUntagged = useTellUntagged();

  return async (values) => {
    const data = Object.fromEntries(Object.entries(values).filter(([field]) => !Object.hasOwn(newQuizTagFields, field)));
    const added: RaRecord = await create(names.bank, { data }, { returnPromise: true });
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
