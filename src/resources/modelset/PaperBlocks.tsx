import { Box } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { useDigits } from '@/components/useDigits';
import { optionLetter } from '@/domain/optionLetter';
import { readableText } from '@/domain/readableText';
import type { PaperBlock, PaperQuestion } from './paper';

/** The questions on paper by number; no page break falls inside one. */
export function PaperBlocks({ blocks }: { blocks: readonly PaperBlock[] }) {
  const digits = useDigits();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {blocks.map(({ number, questions }) => (
        <Box component="li" key={questions[0]?.quiz_id} sx={block}>
          <span>{number !== null && `${digits(number)}.`}</span>
          <div>
            {questions.map((question) => (
              <Question key={question.quiz_id} question={question} />
            ))}
          </div>
        </Box>
      ))}
    </Box>
  );
}

function Question({ question: { question, options, marks_weightage, level } }: { question: PaperQuestion }) {
  const digits = useDigits();
  const [locale] = useLocaleState();
  const lettered = options.map((option, index) => ({ html: option.options, letter: optionLetter(locale, index) }));
  const areShort = lettered.every(({ html }) => readableText(html).length <= shortest);
  return (
    <Box sx={whole}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {level !== null && <Box sx={{ typography: 'caption', fontWeight: 600 }}>{level}</Box>}
          <SafeHtml html={question} profile="content" />
        </Box>
        {marks_weightage !== null && <div>{`[${digits(marks_weightage)}]`}</div>}
      </Box>
      <Box component="ol" sx={{ ...choices, gridTemplateColumns: areShort ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}>
        {lettered.map(({ letter, html }) => (
          <Box component="li" key={letter} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <span>{`(${letter})`}</span>
            <Box sx={{ minWidth: 0 }}>
              <SafeHtml html={html} profile="content" />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Options of at most so many characters are set two in a line. */
const shortest = 36;

const whole = { breakInside: 'avoid', '& + &': { mt: 1.5 } };
const block = { ...whole, display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', mb: 2 };
const choices = { m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', columnGap: 3, rowGap: 0.75 };
