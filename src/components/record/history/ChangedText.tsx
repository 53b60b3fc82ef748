import { Box } from '@mui/material';
import { Words } from '@/components/ui/text/Words';
import { readableText } from '@/domain/html/readableText';
import { changedWords } from './changedWords';

/** Shows what a change has removed from a text and added to it, word by word. HTML is compared as it reads. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const runs = changedWords(readableText(before), readableText(after));
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...marks }}>
      {runs.map(({ text, in: side }, place) => {
        if (side === 'after') return <ins key={place}>{<Words text={text} />}</ins>;
        if (side === 'before') return <del key={place}>{<Words text={text} />}</del>;
        return <Words key={place} text={text} />;
      })}
    </Box>
  );
}

const marks = {
  '& ins': { bgcolor: 'success.light', color: 'success.contrastText', textDecoration: 'underline' },
  '& del': { color: 'error.main' },
  '& del + ins': { ml: 0.5 },
} as const;
