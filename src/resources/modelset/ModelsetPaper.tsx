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
  const order = useMemo(() => paperOf(sheet), [sheet]);
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
      <PaperBlocks blocks={order.blocks} />
      {order.passages.map(({ title, html, blocks }) => (
        <Box component="section" key={title} sx={{ mt: 3 }}>
          <Typography component="h3" variant="h6" sx={{ breakAfter: 'avoid' }}>
            {title}
          </Typography>
          <Box sx={{ mb: 2 }}>
            <SafeHtml html={html} profile="content" />
          </Box>
          <PaperBlocks blocks={blocks} />
        </Box>
      ))}
      {withKey && <PaperKey blocks={blocksOf(order)} />}
    </Box>
  );
}

/** On the screen it has a layout but is invisible, so that its fonts load before it is printed. */
const unseen = { position: 'absolute', visibility: 'hidden', width: 700, height: 0, overflow: 'hidden', top: 0 };
const seen = { position: 'static', visibility: 'visible', width: 'auto', height: 'auto', overflow: 'visible' };
const paper = { ...unseen, '@media print': seen };
