import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import type { Quiz } from '@/contract/quiz';
import { shortText } from '@/domain/shortText';
import { usePassage } from './usePassage';

/** Links to the popup that adds a question to the page's passage, unless it is there. */
export function TagQuizLink() {
  const translate = useTranslate();
  const { search } = useLocation();
  const quiz = useRecordContext<Quiz & { id: number }>();
  const { data: passage } = usePassage();
  if (!quiz) return null;
  const label = translate('passage.tag_this_quiz', { name: shortText(quiz.question) });
  const isTagged = passage?.quizzes?.some(({ quiz_iid }) => quiz_iid === quiz.id) ?? false;
  if (isTagged) {
    return (
      <IconRefusal label={label} reason={translate('passage.has_quiz')}>
        <TagIcon fontSize="small" />
      </IconRefusal>
    );
  }
  return (
    <IconLink label={label} to={{ pathname: `quiz/${quiz.id}`, search }}>
      <TagIcon fontSize="small" />
    </IconLink>
  );
}
