import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/components/files/saveFile';
import { fileFormats, type QuestionForm } from './questionRow';
import { formats } from './readQuestions';

/** Files to begin with: one question in each format. */
export function SampleButtons() {
  const translate = useTranslate();
  const save = (format: (typeof fileFormats)[number]) => {
    const { write, type, extension } = formats[format];
    saveFile(new Blob([write([sample(translate)])], { type }), `${translate('quiz_import.sample_name')}.${extension}`);
  };
  return fileFormats.map((format) => (
    <Button key={format} size="small" startIcon={<DownloadIcon />} onClick={() => save(format)}>
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
