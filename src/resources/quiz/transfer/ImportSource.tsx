import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DropZone } from '@/components/form/files/DropZone';
import { saveFile } from '@/components/form/files/saveFile';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { decodedText } from '@/domain/typed/decodedText';
import { type FileFormat, fileFormats, fileOf, type QuestionForm } from '../files/questionRow';

interface ImportSourceProps {
  /** The text box. */
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  /** Called with a text that is to be read now. */
  onTake: (text: string) => void;
  /** Called when a file can't be read. */
  onRefused: () => void;
  /** Whether a text is being read. */
  disabled: boolean;
}

/** The source of the questions: a file that is dropped or chosen, or a text that is pasted. */
export function ImportSource({ ref, text, onText, onTake, onRefused, disabled }: ImportSourceProps) {
  const translate = useTranslate();
  const [fault, setFault] = useState<string>();

  const takeFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = file.size > largestImport ? undefined : decodedText(new Uint8Array(await file.arrayBuffer()));
    if (read !== undefined) return take(read);
    setFault(faultOf(file));
    onRefused();
  };
  const take = (taken: string) => {
    setFault(undefined);
    onTake(taken);
  };
  const readOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOfInputMethod(event.nativeEvent)) return;
    if (text.trim() === '') return;
    event.preventDefault();
    take(text);
  };

  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <DropZone
        action={translate('quiz_import.choose')}
        hint={translate('quiz_import.drop')}
        onFiles={(files) => void takeFile(files)}
        input={{ disabled, accept: '.csv,.tsv,.txt,.gift,.aiken', 'aria-label': translate('quiz_import.choose') }}
      >
        {fault && (
          <Typography role="alert" color="error" variant="body2">
            {translate(fault)}
          </Typography>
        )}
      </DropZone>
      <TextField
        inputRef={ref}
        label={translate('quiz_import.paste')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={readOnKey}
        disabled={disabled}
        multiline
        // A box that grows with its text measures all of it whenever the page renders.
        rows={8}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={disabled || text.trim() === ''} onClick={() => take(text)}>
          {translate('quiz_import.read')}
        </Button>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <SampleButtons />
        </Box>
      </Box>
    </Paper>
  );
}

/** In bytes: some ten thousand questions. */
const largestImport = 10_000_000;

const faultOf = ({ size }: File): string => (size > largestImport ? 'quiz_import.too_large' : 'quiz_import.undecodable');

/** Buttons that save a sample question in each format. */
function SampleButtons() {
  const translate = useTranslate();
  const save = async (format: FileFormat) => {
    const { formats } = await import('../files/readQuestions');
    saveFile(fileOf(formats[format].write([sample(translate)]), format), `${translate('quiz_import.sample_name')}.${format}`);
  };
  return fileFormats.map((format) => (
    <Button key={format} size="small" startIcon={<DownloadIcon />} onClick={() => void save(format)}>
      {translate('quiz_import.sample', { format: format.toUpperCase() })}
    </Button>
  ));
}

const sample = (translate: (key: string) => string): QuestionForm => ({
  question: translate('quiz_import.sample_question'),
  quiz_options: ['Koshi', 'Karnali', 'Gandaki', 'Mahakali'].map((name, place) => ({
    options: translate(`quiz_import.sample_option.${name.toLowerCase()}`),
    correct: place === 1,
  })),
  correct_option: translate('quiz_import.sample_option.karnali'),
  answer_desc: translate('quiz_import.sample_answer'),
  has_video_solution: 'n',
  video_solution: null,
  app_video_solution: null,
});
