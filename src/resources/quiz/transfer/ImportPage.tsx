import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { PageTitle } from '@/components/PageTitle';
import { wasCancelled } from '@/providers/data/useCancellable';
import { ImportPreview } from './ImportPreview';
import { ImportSource } from './ImportSource';
import { ShareBar } from './ShareBar';
import { useAdding } from './useAdding';
import { useReading } from './useReading';

/** Questions are added from a file or a text: it is read, each of them judged, and those that are good are added. */
export function ImportPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const adding = useAdding();
  const { read, preview, error, isReading, share, cancel } = useReading();

  const take = (taken: string) => {
    setText(taken);
    read(taken);
  };
  const mendHere = (rest: string) => {
    setText(rest);
    box.current?.focus();
  };
  const back = (
    <Button component={Link} to={{ pathname: '/quizsetup', search }} color="inherit">
      {translate('ui.go_back')}
    </Button>
  );
  return (
    <>
      <PageTitle title="quiz_import.title" actions={back} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ImportSource ref={box} text={text} onText={setText} onTake={take} disabled={isReading || adding.share !== undefined} />
        {isReading && <ShareBar share={share} label="quiz_import.comparing" cancelLabel="ui.cancel" onCancel={cancel} />}
        {error && !wasCancelled(error) && <LoadFailed error={error} retry={() => read(text)} />}
        {!isReading && preview?.fault && <Alert severity="error">{translate(preview.fault)}</Alert>}
        {!isReading && preview && !preview.fault && (
          <ImportPreview key={preview.number} preview={preview} adding={adding} onMend={mendHere} />
        )}
      </Box>
    </>
  );
}
