import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { keepFilter } from '@/components/form/filterDefaults';
import type { FormValues } from '@/components/form/work/useSave';
import { inNumbers } from '@/components/product/questions/inNumbers';
import { isWhole, type Outcome, useEach } from '@/components/record/bulk/useEach';
import { quizTagCalls } from '@/contract/quizTag';
import { lessonChoice } from '@/contract/quizTagSearch';
import { freeNumbersOf, pickedPlaces } from '@/domain/pickedPlaces';
import { useWriter } from '@/providers/data/useWriter';
import { viewOf } from '../modelsetAddresses';
import { names } from '../modelsetTexts';
import { spreadOf } from './pickSchema';
import { type PickWork, placesIn } from './pickWork';

/**
 * Adds the picked questions to the model set, one after the other; those that are refused stay picked, and are named. `onAdded` takes out the
 * others, and returns what is picked then: somebody may go on picking meanwhile.
 */
export function useAddPicks(work: PickWork, onAdded: (added: readonly RaRecord[]) => readonly RaRecord[]) {
  const client = useWriter();
  const notify = useNotify();
  const navigate = useNavigate();
  const { start, share, stop } = useEach();
  const [outcome, setOutcome] = useState<Outcome & { at: number }>();
  const { sheet, picks } = work;

  const save = async (values: FormValues): Promise<Outcome> => {
    const [chosen, standing] = placesIn(work, values);
    const places = new Map(pickedPlaces(chosen, standing, spreadOf(values, work.ownLevel)).map((place) => [place.quiz, place]));
    const levelOf = (quiz: number) => places.get(quiz)?.level ?? null;
    const free = freeNumbersOf(standing);
    const plan = inNumbers(
      ({ id }) => free(levelOf(Number(id))),
      ({ id }, modelset_order_priority) => {
        const quiz = Number(id);
        const body = {
          ...lessonOf(work, quiz, values),
          quiz,
          courses: sheet.course_iid,
          modelset: sheet.iid,
          quiz_level: levelOf(quiz),
          modelset_order_priority,
          marks_weightage: places.get(quiz)?.marks ?? null,
        };
        return client.send(quizTagCalls.quizTag, body, { quiet: true, part: quiz });
      },
    );
    rememberLesson(values);
    const result = await start(names.view, picks, plan);
    if (!isWhole(result)) {
      setOutcome({ ...result, at: Date.now() });
      onAdded(result.done);
    }
    if (result.end) throw result.end;
    return result;
  };
  const onSaved = (result: Outcome) => {
    if (!isWhole(result)) return;
    setOutcome(undefined);
    const others = onAdded(result.done);
    notify('modelset_pick.done', { type: 'success', messageArgs: { smart_count: result.done.length } });
    if (others.length === 0) void navigate(viewOf({ ...sheet, id: sheet.iid }));
  };
  return { save, onSaved, outcome, share, stop };
}

const chosenLesson = z.object(lessonChoice);

/** Returns the lesson that a question has in the course, or else the chosen one. */
function lessonOf({ tags }: PickWork, quiz: number, values: FormValues) {
  const tag = tags.ofQuiz.get(quiz);
  if (!tag) return chosenLesson.parse(values);
  return { subcourse: tag.subcourse_id, subcourse_main_topic: tag.subcourse_main_topic_id, lesson: tag.lesson_id };
}

/** Keeps the chosen lesson for the next tag of this tab. */
function rememberLesson(values: FormValues) {
  const { data } = chosenLesson.safeParse(values);
  if (data) keepFilter(data);
}
