import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/components/files/saveFile';
import { type FileFormat, fileFormats, fileOf, type QuestionForm } from '../files/questionRow';

/** Buttons that save a sample question in each format. */
export function SampleButtons() {
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
