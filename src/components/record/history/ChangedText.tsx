import { Box } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { Words } from '@/components/ui/text/Words';
import { readableText } from '@/domain/readableText';

/** Shows what a change has removed from a text and added to it, word by word. HTML is compared as it reads. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(readableText(before), readableText(after));
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...marks }}>
      {parts.map(({ value, added, removed }, place) => {
        if (added) return <ins key={place}>{<Words text={value} />}</ins>;
        if (removed) return <del key={place}>{<Words text={value} />}</del>;
        return <Words key={place} text={value} />;
      })}
    </Box>
  );
}

const marks = {
  '& ins': { bgcolor: 'success.light', color: 'success.contrastText', textDecoration: 'underline' },
  '& del': { color: 'error.main' },
  '& del + ins': { ml: 0.5 },
} as const;
