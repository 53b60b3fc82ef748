import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Explanation, OptionLines } from '@/components/product/questions/OptionLines';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import type { PlaylistQuiz } from '@/contract/playlist';

interface KnowledgeTestProps {
  questions: readonly PlaylistQuiz[];
}

/** The questions of a lesson's test; an answer is shown once it is asked for. */
export function KnowledgeTest({ questions }: KnowledgeTestProps) {
  const translate = useTranslate();
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  if (questions.length === 0) return <NoQuestions />;
  const isAll = questions.every(({ quiz_id }) => answered.has(quiz_id));
  const toggleAll = () => setAnswered(new Set(isAll ? [] : questions.map(({ quiz_id }) => quiz_id)));
  const toggle = (quiz: number) =>
    setAnswered(new Set(answered.has(quiz) ? [...answered].filter((other) => other !== quiz) : [...answered, quiz]));
  return (
    <>
      <Button size="small" variant="outlined" onClick={toggleAll}>
        {translate(isAll ? 'playlist.hide_answers' : 'playlist.show_answers')}
      </Button>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {questions.map((question, place) => (
          <Question
            key={question.quiz_id}
            question={question}
            number={place + 1}
            isAnswered={answered.has(question.quiz_id)}
            onToggle={() => toggle(question.quiz_id)}
          />
        ))}
      </Box>
    </>
  );
}

function NoQuestions() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography color="text.secondary">{translate('playlist.no_questions')}</Typography>
      <Button component={Link} to="/lessonQuizReport" variant="outlined" size="small">
        {translate('playlist.lesson_quizzes')}
      </Button>
    </Box>
  );
}

interface QuestionProps {
  question: PlaylistQuiz;
  number: number;
  isAnswered: boolean;
  onToggle: () => void;
}

function Question({ question: { question, options, ...answer }, number, isAnswered, onToggle }: QuestionProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={line}>
      <Typography component="h3" variant="subtitle1">
        {translate('playlist.question', { number })}
      </Typography>
      <SafeHtml html={question} profile="content" />
      <OptionLines options={isAnswered ? options : options.map(({ options: html }) => ({ options: html }))} />
      <Button size="small" aria-expanded={isAnswered} onClick={onToggle} sx={{ justifySelf: 'start' }}>
        {translate(isAnswered ? 'playlist.hide_answer' : 'playlist.show_answer')}
      </Button>
      {isAnswered && <Answer {...answer} />}
    </Box>
  );
}

const line = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

function Answer({ correct_option, answer_desc }: Pick<PlaylistQuiz, 'correct_option' | 'answer_desc'>) {
  const translate = useTranslate();
  return (
    <>
      {correct_option && (
        <Box sx={{ typography: 'body2' }}>
          <Typography variant="caption" color="text.secondary">
            {translate('playlist.answer')}
          </Typography>
          <SafeHtml html={correct_option} profile="content" />
        </Box>
      )}
      {answer_desc && <Explanation html={answer_desc} />}
    </>
  );
}
