import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import type { RaRecord } from 'react-admin';
import { RowLink } from '@/components/list/columns/RowLink';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { isYes } from '@/contract/fields';

/** Whether a tag's question is in the lesson's quiz. */
export const isActive = ({ lesson_quiz_active }: Partial<RaRecord>): boolean => isYes(lesson_quiz_active);
export const isInactive = (tag: Partial<RaRecord>): boolean => !isActive(tag);
const isAny = () => true;

/** The bulk actions on questions. */
export const questionActions = <BulkLink to="tag" label="quiz_bulk.tag.action" fits={isAny} />;

/** The bulk actions on tags. */
export const tagActions = <BulkLink to="retag" label="quiz_bulk.retag.action" fits={isAny} />;

/** The bulk actions on tags in a list that shows whether they are active. */
export const switchActions = (
  <>
    {tagActions}
    <BulkLink to="activate" label="lesson_quiz.activate.confirm" fits={isInactive} />
    <BulkLink to="deactivate" label="lesson_quiz.deactivate.confirm" fits={isActive} />
  </>
);

/** Links to the popup that tags a question. */
export const TagLink = () => (
  <RowLink to="tag" label="quiz_tag.tag_name">
    <TagIcon fontSize="small" />
  </RowLink>
);
