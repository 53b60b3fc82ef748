import { giftNotes } from '@/domain/gift/giftItems';
import { type GiftFault, type GiftQuestion, type ReadGiftItem, readGift } from '@/domain/gift/readGift';
import { writeGift } from '@/domain/gift/writeGift';
import { shortText } from '@/domain/shortText';
import { type QuestionForm, type ReadFile, type ReadRow, videosOf } from './questionRow';
import { htmlOf } from './typedHtml';

/** Reads a text in GIFT, as Moodle writes it, with multiple-choice questions. */
export function readGiftFile(text: string): ReadFile {
  const items = readGift(text.replace(/^\uFEFF/, ''));
  return {
    rows: items.map((item) => () => rowOf(item)),
    unknown: [],
    ...(items.length === 0 && { fault: 'quiz_import.nothing' }),
    rest: (left) =>
      `${left.map(({ index, reason }) => `${reasonLine(reason)}\n${withoutReason(items[index]?.source ?? '')}`).join('\n\n')}\n`,
  };
}

/** Writes questions in GIFT that can be read again without loss: what GIFT can't express is put into comments. */
export const writeGiftFile = (questions: readonly QuestionForm[]): string => `${questions.map(giftOf).join('\n\n')}\n`;

const empty: QuestionForm = {
  question: '',
  quiz_options: [],
  correct_option: null,
  answer_desc: null,
  ...videosOf(undefined, undefined),
};

const said: Readonly<Record<GiftFault, string>> = {
  no_answers: 'quiz_import.gift_no_answers',
  unclosed: 'quiz_import.gift_unclosed',
  no_choices: 'quiz_import.gift_no_choices',
};

function rowOf({ line, notes, body, read, fault }: ReadGiftItem): ReadRow {
  if (!read) {
    // The text as it is, by which people can identify the row.
    const form = { ...empty, question: htmlOf(body, 'plain') };
    return { line, form, faults: [{ field: 'quiz_options', message: said[fault] }], unread: true };
  }
  const html = (text: string) => htmlOf(text, formats[read.format]);
  const { video_solution, app_video_solution, correct_option } = notes;
  return {
    line,
    form: {
      question: html(read.question),
      quiz_options: read.answers.map(({ text, isTrue }) => ({ options: html(text), correct: isTrue })),
      correct_option: correct_option ? htmlOf(correct_option, 'html') : null,
      answer_desc: explanationOf(read, html) || null,
      ...videosOf(video_solution, app_video_solution),
    },
    faults: [],
  };
}

const formats = { html: 'html', plain: 'plain', moodle: 'typed' } as const;

/** Returns the feedback on all answers, then on each. */
const explanationOf = ({ answers, feedback }: GiftQuestion, html: (text: string) => string): string =>
  [
    html(feedback),
    ...answers.flatMap((answer) => (answer.feedback ? [`<p>${html(answer.text)}: ${html(answer.feedback)}</p>`] : [])),
  ].join('');

function giftOf(form: QuestionForm): string {
  const firstTrue = form.quiz_options.find(({ correct }) => correct)?.options;
  return writeGift({
    title: shortText(form.question),
    question: form.question,
    answers: form.quiz_options.map(({ options, correct }) => ({ text: options, isTrue: correct })),
    feedback: form.answer_desc ?? '',
    notes: giftNotes({
      ...(form.correct_option !== firstTrue && { correct_option: form.correct_option }),
      video_solution: form.video_solution,
      app_video_solution: form.app_video_solution,
    }),
  });
}

const mark = '// reason: ';
const reasonLine = (reason: string): string => mark + reason.replaceAll(/\s+/g, ' ');
const withoutReason = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith(mark))
    .join('\n');
