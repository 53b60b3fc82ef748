import type { RaRecord } from 'react-admin';
import { BulkLink } from '@/components/bulk/BulkLink';
import { isYes } from '@/contract/fields';

/** Whether a lesson's quiz has the question that is tagged. */
export const isActive = ({ lesson_quiz_active }: Partial<RaRecord>): boolean => isYes(lesson_quiz_active);
export const isInactive = (tag: Partial<RaRecord>): boolean => !isActive(tag);
const isAny = () => true;

/** What can be done with chosen questions together. */
export const questionActions = <BulkLink to="tag" label="quiz_bulk.tag.action" fits={isAny} />;

/** What can be done with chosen tags together. */
export const tagActions = <BulkLink to="retag" label="quiz_bulk.retag.action" fits={isAny} />;

/** The same, where their list says whether they are active. */
export const switchActions = (
  <>
    {tagActions}
    <BulkLink to="activate" label="lesson_quiz.activate.confirm" fits={isInactive} />
    <BulkLink to="deactivate" label="lesson_quiz.deactivate.confirm" fits={isActive} />
  </>
);
