import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import type { PassageQuestion } from '@/contract/modelsetQuiz';
import { optionLetter } from '@/domain/optionLetter';

/** A question's options with their letters; the right ones are marked. */
export function OptionLines({ options }: Pick<PassageQuestion, 'options'>) {
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
