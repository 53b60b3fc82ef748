import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { useDigits } from '@/components/useDigits';
import { optionLetter } from '@/domain/optionLetter';
import type { PaperBlock, PaperQuestion } from './paper';

/** The right answers by number, on a page of their own. */
export function PaperKey({ blocks }: { blocks: readonly PaperBlock[] }) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <Box sx={{ breakBefore: 'page' }}>
      <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
        {translate('modelset_paper.key')}
      </Typography>
      <Box component="ol" sx={list}>
        {blocks.map(({ number, questions }) => (
          <Box component="li" key={questions[0]?.quiz_id} sx={line}>
            <span>{number !== null && `${digits(number)}.`}</span>
            <div>
              {questions.map((question) => (
                <Answer key={question.quiz_id} question={question} />
              ))}
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Answer({ question: { options, level } }: { question: PaperQuestion }) {
  const [locale] = useLocaleState();
  const right = options.flatMap(({ options: html, correct }, index) =>
    correct ? [{ html, letter: optionLetter(locale, index) }] : [],
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      {level !== null && <Box sx={{ typography: 'caption' }}>{level}</Box>}
      {right.map(({ letter, html }) => (
        <Box key={letter} sx={{ display: 'flex', gap: 1 }}>
          <strong>{`(${letter})`}</strong>
          <Box sx={{ minWidth: 0 }}>
            <SafeHtml html={html} profile="content" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', columnCount: 2, columnGap: 4 };
const line = { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', breakInside: 'avoid', pb: 1 };
