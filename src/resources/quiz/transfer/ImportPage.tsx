import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '@/components/record/BackLink';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { PageTitle } from '@/components/record/PageTitle';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { wasCancelled } from '@/providers/data/useCancellable';
import { names } from '../quizNames';
import { ImportPreview } from './ImportPreview';
import { ImportSource } from './ImportSource';
import { useAdding } from './useAdding';
import { type Preview, useReading } from './useReading';

/** Imports questions from a file or a text: it is read, each question is validated, and the good ones are added. */
export function ImportPage() {
  const { search } = useLocation();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const adding = useAdding();
  const reading = useReading();

  const take = (taken: string) => {
    setText(taken.length > longest ? '' : taken);
    reading.read(taken);
  };
  const mendHere = (rest: string) => {
    setText(rest);
    box.current?.focus();
  };
  const back = <BackLink to={{ pathname: `/${names.bank}`, search }} />;
  return (
    <>
      <PageTitle title="quiz_import.title" actions={back} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ImportSource
          ref={box}
          text={text}
          onText={setText}
          onTake={take}
          onRefused={reading.clear}
          disabled={reading.isReading || adding.share !== undefined}
        />
        <ReadPart reading={reading} onRetry={reading.retry}>
          {(preview) => <ImportPreview key={preview.number} preview={preview} adding={adding} onMend={mendHere} />}
        </ReadPart>
      </Box>
    </>
  );
}

/** The longest text of a file that is also shown in the box, in characters: a browser takes long to lay out a longer one. */
const longest = 50_000;

interface ReadPartProps {
  reading: ReturnType<typeof useReading>;
  onRetry: () => void;
  children: (preview: Preview) => ReactNode;
}

/** Shows the questions read, or the progress, or the error. */
function ReadPart({ reading: { preview, error, isReading, progress, cancel }, onRetry, children }: ReadPartProps) {
  const translate = useTranslate();
  if (isReading) {
    return <ShareBar share={progress.share} label={progress.label} cancelLabel="ui.cancel" onCancel={cancel} />;
  }
  if (error) return wasCancelled(error) ? null : <LoadFailed error={error} retry={onRetry} />;
  if (preview?.fault)
    return (
      <FocusedAlert key={preview.number} severity="error">
        {translate(preview.fault)}
      </FocusedAlert>
    );
  return preview ? children(preview) : null;
}
