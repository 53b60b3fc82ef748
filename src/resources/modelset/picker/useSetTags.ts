import { useMemo } from 'react';
import type { Reply } from '@/contract/call';
import { type QuizTag, quizTagCalls } from '@/contract/quizTag';
import { useRead } from '@/providers/data/useRead';
import type { Sheet } from '../sheet';

/** What the tags of a model set's course say: the places in the model set, and where each question has a lesson. */
export interface SetTags {
  /** The tags of the model set, by their questions. */
  inSet: ReadonlyMap<number, QuizTag>;
  /** A tag of each question that has one in the course: its lesson, and its level. */
  ofQuiz: ReadonlyMap<number, QuizTag>;
  /** The tag that was added to the model set last. */
  last: QuizTag | undefined;
}

/** Reads the tags of a model set's course. */
export function useSetTags({ course_iid, iid }: Pick<Sheet, 'course_iid' | 'iid'>) {
  const { data: tags, error, refetch } = useRead(quizTagCalls.getQuizTagReport, { courses: course_iid }, tagsOf);
  const data = useMemo((): SetTags | undefined => {
    const here = tags?.filter(({ modelset_id }) => modelset_id === iid);
    return (
      tags &&
      here && {
        inSet: new Map(here.map((tag) => [tag.quiz_id, tag])),
        ofQuiz: new Map(tags.map((tag) => [tag.quiz_id, tag])),
        last: here.toSorted((one, other) => one.tag_id - other.tag_id).at(-1),
      }
    );
  }, [tags, iid]);
  return { data, error, refetch };
}

const tagsOf = ({ data }: Reply<typeof quizTagCalls.getQuizTagReport>) => data;
