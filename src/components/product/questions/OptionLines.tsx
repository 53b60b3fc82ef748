import TrueIcon from '@mui/icons-material/CheckCircle';
import { Box, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { optionLetter } from '@/domain/optionLetter';

interface OptionLinesProps {
  /** HTML; `correct` is left out where the answer isn't to be shown. */
  options: readonly { options: string; correct?: boolean }[];
}

/** A question's options with their letters; a green tick is before each right one. */
export function OptionLines({ options }: OptionLinesProps) {
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
          {correct !== undefined && (
            <Box component="span" sx={tick}>
              {correct && <TrueIcon fontSize="small" color="success" titleAccess={translate('question_text.correct')} />}
            </Box>
          )}
          {/* A wide formula scrolls inside its own box. */}
          <Box sx={{ minWidth: 0 }}>
            <SafeHtml html={html} profile="content" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 };
const line = { display: 'flex', gap: 1, alignItems: 'baseline' };
// On the line of its option's first words, or of its formula.
const tick = { width: 20, flexShrink: 0, '& > svg': { verticalAlign: 'text-bottom' } };

/** Why the right answer is right. */
export function Explanation({ html }: { html: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', color: 'text.secondary', typography: 'body2' }}>
      <Typography variant="caption">{translate('question_text.explanation')}</Typography>
      <SafeHtml html={html} profile="content" />
    </Box>
  );
}
