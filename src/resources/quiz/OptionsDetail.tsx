import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DetailRow } from '@/components/fields/Details';
import { SafeHtml } from '@/components/html/SafeHtml';
import type { Quiz } from '@/contract/quiz';

/** A question's options in their order, each with whether it is true. */
export function OptionsDetail({ options }: { options: Quiz['quiz_options'] }) {
  const translate = useTranslate();
  const numbered = options.map((option, index) => ({ ...option, key: option.option_id ?? `place ${index}` }));
  return (
    <DetailRow source="quiz_options">
      <Box component="ol" sx={{ m: 0, pl: 3, '& > * + *': { mt: 1 }, '&:lang(ne)': { listStyleType: 'devanagari' } }}>
        {numbered.map(({ key, options: html, correct }) => (
          <Box component="li" key={key}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              {/* A wide formula scrolls inside its own box. */}
              <Box sx={{ minWidth: 0 }}>
                <SafeHtml html={html} profile="content" />
              </Box>
              <Chip
                size="small"
                variant="outlined"
                color={correct ? 'success' : 'default'}
                label={translate(correct ? 'choices.true' : 'choices.false')}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </DetailRow>
  );
}
