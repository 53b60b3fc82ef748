import { Box, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { readyToDraw } from '@/components/ui/html/maths/formulas';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { usePrinting, usePrintOnce } from '@/components/ui/print/printing';
import { useDigits } from '@/components/ui/text/digits';
import { readableText } from '@/domain/html/readableText';
import { optionLetter } from '@/domain/optionLetter';
import { blocksOf, type PaperBlock, type PaperQuestion, paperOf } from './paper';
import { SheetFacts } from './SheetFacts';
import { questionsOf, type Sheet } from './sheet';

interface ModelsetPaperProps {
  sheet: Sheet;
  /** Whether the right answers are printed too. */
  withKey: boolean;
}

/** A model set as a question paper with all of its questions, rendered only while it is printed. */
export function ModelsetPaper(props: ModelsetPaperProps) {
  usePrefetchPaper(props.sheet);
  return usePrinting() && <Sheets {...props} />;
}

function Sheets({ sheet, withKey }: ModelsetPaperProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const parts = useMemo(() => paperOf(sheet), [sheet]);
  usePrintOnce(usePaperDrawn(sheet));
  return (
    <Box component="article" aria-label={translate('modelset_paper.title')} sx={paper}>
      <Box sx={{ textAlign: 'center', mb: 2 }}>
        <div>{`${sheet.course_name} · ${digits(sheet.year)}`}</div>
        <Typography component="h2" variant="h5">
          {sheet.modelset_name}
        </Typography>
      </Box>
      <SheetFacts sheet={sheet} />
      {parts.map(({ passage, blocks }) =>
        passage ? (
          <Box component="section" key={`passage ${passage.iid}`} sx={withRules}>
            <Typography component="h3" variant="h6" sx={{ breakAfter: 'avoid' }}>
              {passage.paragraph_title}
            </Typography>
            <Box sx={{ mb: 2 }}>
              <SafeHtml html={passage.paragraph} profile="content" />
            </Box>
            <PaperBlocks blocks={blocks} />
          </Box>
        ) : (
          <PaperBlocks key={blocks[0]?.number} blocks={blocks} />
        ),
      )}
      {withKey && <PaperKey blocks={blocksOf(parts)} />}
    </Box>
  );
}

/** Lines above and below a passage with its questions, because others may follow. */
const withRules = { my: 3, pt: 2, borderBlock: '1px solid' };

/** On the screen it has a layout but is invisible, so that its fonts load before it is printed. */
const unseen = { position: 'absolute', visibility: 'hidden', width: 700, height: 0, overflow: 'hidden', top: 0 };
const seen = { position: 'static', visibility: 'visible', width: 'auto', height: 'auto', overflow: 'visible' };
const paper = { ...unseen, '@media print': seen };

/** Preloads the renderer of a paper's formulas, because the browser's own print command doesn't wait for it. */
function usePrefetchPaper(sheet: Sheet): void {
  useEffect(() => void readyToDraw(textsOf(sheet)), [sheet]);
}

/** Whether all of a paper is rendered: its formulas, with their fonts. */
function usePaperDrawn(sheet: Sheet): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let shown = true;
    void drawn(sheet).then(() => shown && setDrawn(true));
    return () => {
      shown = false;
    };
  }, [sheet]);
  return isDrawn;
}

async function drawn(sheet: Sheet): Promise<void> {
  await readyToDraw(textsOf(sheet));
  // By then the fonts that it needs have been requested.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
}

/** All of its HTML as one text. */
const textsOf = (sheet: Sheet): string =>
  [
    ...[...questionsOf(sheet), ...sheet.paragraphs.flatMap(({ questions }) => questions)].flatMap(({ question, options }) => [
      question,
      ...options.map((option) => option.options),
    ]),
    ...sheet.paragraphs.map(({ paragraph }) => paragraph),
  ].join('');

/** The right answers by number, on a page of their own. */
function PaperKey({ blocks }: { blocks: readonly PaperBlock[] }) {
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

/** The questions on paper by number; no page break falls inside one. */
function PaperBlocks({ blocks }: { blocks: readonly PaperBlock[] }) {
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
