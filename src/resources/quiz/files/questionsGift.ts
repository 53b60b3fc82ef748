import type { Fault } from '@/components/record/bulk/faults';
import { giftItems, giftNotes } from '@/domain/gift/giftItems';
import type { GiftText } from '@/domain/gift/giftText';
import { type GiftFault, type GiftQuestion, type ReadGiftItem, readGift } from '@/domain/gift/readGift';
import { writeGift } from '@/domain/gift/writeGift';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';
import {
  emptyForm,
  type QuestionForm,
  type ReadFile,
  type ReadRow,
  reasonLine,
  tooLongRow,
  videosOf,
  withoutReason,
} from './questionRow';
import { htmlReader } from './typedHtml';

/** Reads a text in GIFT, as Moodle writes it, with multiple-choice questions. */
export function readGiftFile(text: string): ReadFile {
  const items = giftItems(text.replace(/^\uFEFF/, ''));
  return {
    rows: items.map((item) => () => tooLongRow(item.line, item.body) ?? rowOf(readGift(item))),
    unknown: [],
    above: [],
    ...(items.length === 0 && { fault: 'quiz_import.nothing' }),
    rest: (left) =>
      `${left.map(({ index, reason }) => `${reasonLine(reason)}\n${withoutReason(items[index]?.source ?? '')}`).join('\n\n')}\n`,
  };
}

/** Writes questions in GIFT that can be read again without loss: what GIFT can't express is put into comments. */
export const writeGiftFile = (questions: readonly QuestionForm[]): string => `${questions.map(giftOf).join('\n\n')}\n`;

const faultTexts: Readonly<Record<GiftFault['kind'], string>> = {
  no_answers: 'quiz_import.gift_no_answers',
  unclosed: 'quiz_import.gift_unclosed',
  no_choices: 'quiz_import.gift_no_choices',
  brace: 'quiz_import.gift_brace',
};

function rowOf({ line, notes, body, read, fault }: ReadGiftItem): ReadRow {
  const reader = htmlReader();
  if (!read) {
    // The text as it is, by which people can identify the row.
    const form = { ...emptyForm, question: reader.html(body, 'plain') };
    const unread = { field: 'quiz_options', message: faultTexts[fault.kind], args: { near: fault.near } };
    return { line, form, faults: [unread], notes: [], unread: true };
  }
  const html = ({ text, format }: GiftText) => reader.html(format === 'html' ? readDollars(text) : text, formats[format]);
  const { video_solution, app_video_solution, correct_option } = notes;
  const form = {
    question: html(read.question),
    quiz_options: read.answers.map(({ isTrue, ...text }) => ({ options: html(text), correct: isTrue })),
    correct_option: correct_option ? reader.html(correct_option, 'html') : null,
    answer_desc: explanationOf(read, html) || null,
    ...videosOf(video_solution, app_video_solution),
  };
  return { line, form, faults: [], notes: [...notesOf(read, html), ...reader.notes()] };
}

const formats = { html: 'html', plain: 'plain', moodle: 'typed', markdown: 'typed' } as const;

/** Returns the feedback on all answers, then on each with its text; that on a true one alone explains it without. */
function explanationOf({ answers, feedback }: GiftQuestion, html: (text: GiftText) => string): string {
  const general = html(feedback);
  const said = answers.filter((answer) => answer.feedback.text !== '');
  const [first] = said;
  if (first?.isTrue && said.length === 1 && general === '') return html(first.feedback);
  return general + said.map((answer) => labelled(html(answer), html(answer.feedback))).join('');
}

const labelled = (label: string, html: string): string =>
  /^<(?:p|div|ul|ol|table|h[1-6]|blockquote|pre)\b/.test(html) ? `<p>${label}:</p>${html}` : `<p>${label}: ${html}</p>`;

/** Says what of a question isn't read: the shares of its answers, and Markdown. */
function notesOf({ question, answers, feedback }: GiftQuestion, html: (text: GiftText) => string): Fault[] {
  const shares = answers.flatMap(({ share, isTrue, ...text }) => {
    const args = { option: readableText(html(text)), share: share ?? 0 };
    return share === undefined ? [] : [{ field: '', message: `quiz_import.gift_share_${isTrue ? 'true' : 'false'}`, args }];
  });
  const texts = [question, feedback, ...answers, ...answers.map((answer) => answer.feedback)];
  const hasMarkdown = texts.some(({ text, format }) => format === 'markdown' && text !== '');
  return [...shares, ...(hasMarkdown ? [{ field: '', message: 'quiz_import.gift_markdown' }] : [])];
}

function giftOf(form: QuestionForm): string {
  const firstTrue = form.quiz_options.find(({ correct }) => correct)?.options;
  return writeGift({
    title: shortText(form.question),
    question: withDollars(form.question),
    answers: form.quiz_options.map(({ options, correct }) => ({ text: withDollars(options), isTrue: correct })),
    feedback: withDollars(form.answer_desc ?? ''),
    notes: giftNotes({
      ...(form.correct_option !== firstTrue && { correct_option: form.correct_option }),
      video_solution: form.video_solution,
      app_video_solution: form.app_video_solution,
    }),
  });
}

/** Two dollars of a text here are no formula, as they would be in Moodle. */
const withDollars = (html: string): string => html.replaceAll('$$', '&#36;&#36;');
const readDollars = (html: string): string => html.replaceAll('&#36;', '$');
