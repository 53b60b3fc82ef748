import { createSearchParams } from 'react-router-dom';
import type { ModelsetQuestion } from '@/contract/modelsetQuiz';
import { names } from './modelsetNames';

/** A list, or a popup over it, where what it is searched for goes along. */
export const searched = (pathname: string, filter: object): string =>
  `${pathname}?${createSearchParams({ filter: JSON.stringify(filter) })}`;

/** Where the questions of a model set are shown: those that have levels are shown otherwise. */
export const viewOf = ({ modelset_type, id }: { modelset_type?: unknown; id: number | string }): string =>
  `/${modelset_type === 'ku' ? names.kuView : names.view}/${id}`;

/** Of which course and year a model set is. */
export interface Placed {
  iid: number;
  course_iid: number;
  year: number;
}

/** The list of model sets, which is searched for nothing. */
export const setList = `/${names.set}`;

/** The list of model sets that one stands in, or a popup over it. */
export const setupOf = ({ course_iid, year }: Placed, popup = ''): string =>
  searched(`${setList}${popup}`, { courses: course_iid, year });

/** The list of a model set's questions, or where the place of one of them is changed. */
export function reportOf({ iid, course_iid, year }: Placed, question?: ModelsetQuestion): string {
  const popup = question?.tag_id === undefined ? '' : `/edit/${question.tag_id}`;
  return searched(`/modelsetQuizReport${popup}`, { courses: course_iid, year, modelset: iid });
}
