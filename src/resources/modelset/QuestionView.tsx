import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import QuestionIcon from '@mui/icons-material/QuizOutlined';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { IconLink } from '@/components/routing/IconLink';
import type { ModelsetQuestion, PassageQuestion } from '@/contract/modelsetQuiz';
import { optionLetter } from '@/domain/optionLetter';
import { shortText } from '@/domain/shortText';
import { setList } from './modelsetAddresses';

interface QuestionViewProps {
  question: PassageQuestion & Partial<Pick<ModelsetQuestion, 'level_name'>>;
  /** Its number and the like, shown before its level and marks. */
  heading?: ReactNode;
  /** The address that changes its place in the model set, if it has one. */
  tag?: string;
}

/** A question with its options and its explanation, and links to the forms that change them. */
export function QuestionView({ question, heading, tag }: QuestionViewProps) {
  const translate = useTranslate();
  const { quiz_id, marks_weightage, level_name, answer_desc } = question;
  const name = shortText(question.question);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {heading}
        {level_name && <Chip size="small" variant="outlined" label={level_name} />}
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
          {marks_weightage !== null && translate('modelset_view.marks', { marks: marks_weightage, smart_count: marks_weightage })}
        </Typography>
        {/* The icons themselves, without their padding, align with the card's texts. */}
        <Box sx={{ display: 'flex', gap: 0.5, mr: '-5px' }}>
          {tag && (
            <IconLink label={translate('modelset_view.edit_tag', { name })} to={tag}>
              <TagIcon fontSize="small" />
            </IconLink>
          )}
          <IconLink label={translate('modelset_view.view_question', { name })} to={`/quizsetup/view/${quiz_id}${setList}`}>
            <QuestionIcon fontSize="small" />
          </IconLink>
        </Box>
      </Box>
      <SafeHtml html={question.question} profile="content" />
      <OptionLines options={question.options} />
      {answer_desc && <Explanation html={answer_desc} />}
    </Box>
  );
}

function Explanation({ html }: { html: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', color: 'text.secondary', typography: 'body2' }}>
      <Typography variant="caption">{translate('modelset_view.explanation')}</Typography>
      <SafeHtml html={html} profile="content" />
    </Box>
  );
}

/** A question's options with their letters; the right ones are marked. */
function OptionLines({ options }: Pick<PassageQuestion, 'options'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const lettered = options.map((option, index) => ({ ...option, letter: optionLetter(locale, index) }));
  return (
    <Box component="ol" sx={list}>
      {lettered.map(({ letter, options: html, correct }) => (
        <Box component="li" key={letter} sx={line}>
          <Box component="span" sx={{ minWidth: 20, color: 'text.secondary' }}>
            {`${letter}.`}
          </Box>
          {/* A wide formula scrolls inside its own box. */}
          <Box sx={{ minWidth: 0 }}>
            <SafeHtml html={html} profile="content" />
          </Box>
          {correct && (
            <CheckIcon
              fontSize="small"
              color="success"
              titleAccess={translate('modelset_view.correct')}
              sx={{ alignSelf: 'center' }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 };
const line = { display: 'flex', gap: 1, alignItems: 'baseline' };
