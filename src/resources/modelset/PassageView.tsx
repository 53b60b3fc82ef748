import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { QuestionView } from './QuestionView';
import { questionsOf, type Sheet } from './sheet';

/** A passage of a model set with its questions; a question with a number in the model set shows it. */
export function PassageView({ passage, sheet }: { passage: Sheet['paragraphs'][number]; sheet: Sheet }) {
  const translate = useTranslate();
  const heading = useId();
  const placed = new Map(questionsOf(sheet).map((question) => [question.quiz_id, question]));
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ mt: 3, p: 2 }}>
      <Typography id={heading} component="h2" variant="subtitle1">
        {translate('modelset_view.passage', { title: passage.paragraph_title })}
      </Typography>
      <SafeHtml html={passage.paragraph} profile="content" />
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {passage.questions.map((question) => {
          const number = placed.get(question.quiz_id)?.modelset_order_priority;
          return (
            <li key={question.quiz_id}>
              <QuestionView
                question={question}
                {...(number && {
                  heading: (
                    <Typography component="h3" variant="subtitle1">
                      {translate('modelset_view.number', { number })}
                    </Typography>
                  ),
                })}
              />
            </li>
          );
        })}
      </Box>
    </Paper>
  );
}
