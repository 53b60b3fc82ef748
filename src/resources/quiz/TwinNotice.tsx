import { Alert, Button } from '@mui/material';
import debounce from 'es-toolkit/compat/debounce';
import { useEffect, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod/mini';
import { useDigits } from '@/components/ui/text/digits';
import type { Reply } from '@/contract/call';
import { quizCalls } from '@/contract/quiz';
import { lookOf } from '@/domain/lookOf';
import { useRead } from '@/providers/data/useRead';
import { type Looking, lookOfQuestion, questionOf } from './questionOf';

/** How long typing must pause before the bank is searched, and how long it may wait for a pause, in milliseconds. */
const rest = 600;
const longest = 3000;

/**
 * Tells, while a question is written, that the bank has one that looks the same, with the same options in any order; or, before an option is
 * written, that its text is there.
 */
export function TwinNotice() {
  const translate = useTranslate();
  const digits = useDigits();
  const twin = useTwin();
  return (
    <div aria-live="polite">
      {twin && (
        <Alert
          severity={twin.isWhole ? 'warning' : 'info'}
          sx={{ mt: 1 }}
          action={
            <Button component={Link} to={questionOf(twin.id)} target="_blank" color="inherit" size="small">
              {translate('quiz.twin_show')}
            </Button>
          }
        >
          {translate(twin.isWhole ? 'quiz.twin' : 'quiz.twin_question', { id: digits(twin.id) })}
        </Alert>
      )}
    </div>
  );
}

/** Searches the bank for the question of the form around it. */
function useTwin(): Twin | undefined {
  const own = useRecordContext()?.id;
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const written = useWritten();
  const asked = quizCalls.searchQuestion.body?.safeParse({ query_string: written?.question }).data;
  const { data } = useRead(quizCalls.searchQuestion, asked, questionsOf);
  // While it is saved, the bank gets the question itself.
  const isSaved = isSubmitting || isSubmitSuccessful;
  return written && data && !isSaved
    ? twinOf(
        written,
        data.filter(({ iid }) => iid !== own),
      )
    : undefined;
}

const questionsOf = ({ data }: Reply<typeof quizCalls.searchQuestion>) => data;

interface Twin {
  id: number;
  /** Whether its options look the same too. */
  isWhole: boolean;
}

function twinOf({ question, quiz_options }: Looking, bank: readonly (Looking & { iid: number })[]): Twin | undefined {
  const options = quiz_options.filter(({ options: text }) => lookOf(text) !== '');
  const look = lookOfQuestion({ question, quiz_options: options });
  const whole = bank.find((quiz) => lookOfQuestion(quiz) === look);
  if (whole) return { id: whole.iid, isWhole: true };
  const alike = options.length === 0 ? bank.find((quiz) => lookOf(quiz.question) === lookOf(question)) : undefined;
  return alike && { id: alike.iid, isWhole: false };
}

/** What is written so far, of an unfinished form too. */
const looking = z.object({
  question: z.catch(z.string(), ''),
  quiz_options: z.catch(z.array(z.object({ options: z.catch(z.string(), '') })), []),
});

/** Returns the question as it stands after a pause of typing; undefined until something is written. */
function useWritten(): Looking | undefined {
  const { subscribe, getValues } = useFormContext();
  const [written, setWritten] = useState<Looking>();
  useEffect(() => {
    const later = debounce(() => setWritten(looking.safeParse(getValues()).data), rest, { maxWait: longest });
    const unsubscribe = subscribe({ formState: { values: true }, callback: later });
    return () => {
      unsubscribe();
      later.cancel();
    };
  }, [subscribe, getValues]);
  return written;
}
