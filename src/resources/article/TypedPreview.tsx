import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ArticlePreview } from './ArticlePreview';

/** A button that shows the article below its form as learners will read it, as far as it is typed. */
export function TypedPreview() {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <Button variant="outlined" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {translate(isShown ? 'article.hide_preview' : 'article.show_preview')}
      </Button>
      {isShown && <Typed />}
    </Box>
  );
}

function Typed() {
  const record = useRecordContext();
  const typed: Record<string, unknown> = useWatch();
  return (
    <RecordContextProvider value={{ ...record, ...typed }}>
      <ArticlePreview />
    </RecordContextProvider>
  );
}
