import { createSearchParams } from 'react-router-dom';
import type { ModelsetQuestion } from '@/contract/modelsetQuiz';
import { names } from './modelsetTexts';

/** Returns the address of a list, or a popup over it, with its search. */
export const searched = (pathname: string, filter: object): string =>
  `${pathname}?${createSearchParams({ filter: JSON.stringify(filter) })}`;

/** Returns the address that shows a model set's questions: those with levels have another view. */
export const viewOf = ({ modelset_type, id }: { modelset_type?: unknown; id: number | string }): string =>
  `/${modelset_type === 'ku' ? names.kuView : names.view}/${id}`;

/** Returns the page where questions are picked for a model set. */
export const pickOf = (modelset: { modelset_type?: unknown; iid: number }): string =>
  `${viewOf({ ...modelset, id: modelset.iid })}/pick`;

/** The course and year of a model set. */
export interface Placed {
  iid: number;
  course_iid: number;
  year: number;
}

/** The list of model sets, without a search. */
export const setList = `/${names.set}`;

/** Returns the list that contains a model set, or a popup over it. */
export const setupOf = ({ course_iid, year }: Placed, popup = ''): string =>
  searched(`${setList}${popup}`, { courses: course_iid, year });

/** Returns the list of a model set's questions, or the popup that changes the place of one. */
export function reportOf({ iid, course_iid, year }: Placed, question?: ModelsetQuestion): string {
  const popup = question?.tag_id === undefined ? '' : `/edit/${question.tag_id}`;
  return searched(`/modelsetQuizReport${popup}`, { courses: course_iid, year, modelset: iid });
}
