import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { usePrinting } from '@/components/print/printing';
import { usePrintOnce } from '@/components/print/usePrintOnce';
import { useDigits } from '@/components/useDigits';
import { PaperBlocks } from './PaperBlocks';
import { PaperKey } from './PaperKey';
import { blocksOf, paperOf } from './paper';
import { SheetFacts } from './SheetFacts';
import type { Sheet } from './sheet';
import { usePaperAhead, usePaperDrawn } from './usePaperDrawn';

interface ModelsetPaperProps {
  sheet: Sheet;
  /** Whether the right answers are printed too. */
  withKey: boolean;
}

/** A model set as a question paper with all of its questions, rendered only while it is printed. */
export function ModelsetPaper(props: ModelsetPaperProps) {
  usePaperAhead(props.sheet);
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
