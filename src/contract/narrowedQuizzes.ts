import { hasContent } from '@/domain/html/hasContent';
import { inFlight } from '@/domain/inFlight';
import { everyRow } from '@/domain/rows/everyRow';
import type { Sender } from './adapter';
import { courseCalls } from './course';
import { isYes } from './fields';
import { type Quiz, type QuizFilter, quizCalls } from './quiz';
import { type QuizTag, quizTagCalls } from './quizTag';

interface Options {
  signal?: AbortSignal;
}

/** What a list shows of a question. */
type Listed = Pick<Quiz, 'iid' | 'question' | 'correct_option' | 'answer_desc'> & Partial<Pick<Quiz, 'has_video_solution'>>;

/** Reads the questions that a filter leaves, the newest first, by the specified calls alone: for servers that lack `findQuiz`. */
export async function narrowedQuizzes(sender: Sender, filter: QuizFilter, options: Options): Promise<Listed[]> {
  const isTagged = Boolean(filter.courses ?? filter.quiz_level);
  const tags = isTagged ? await tagsOf(sender, filter, options) : undefined;
  const tagged = tags && new Set(tags.map(({ quiz_id }) => quiz_id));
  const untagged = filter.untagged ? (await sender.send(quizCalls.getUntaggedQuiz, {}, options)).data : undefined;
  const ids = untagged && new Set(untagged.map(({ iid }) => iid));
  const rows = await beginning(sender, { ...filter, tags, untagged }, options);
  return rows.filter(
    (quiz) =>
      (!tagged || tagged.has(quiz.iid)) &&
      (!ids || ids.has(quiz.iid)) &&
      (!filter.no_explanation || !hasContent(quiz.answer_desc ?? '')) &&
      (!filter.has_video || isYes(quiz.has_video_solution)),
  );
}

interface Known extends Pick<QuizFilter, 'query_string' | 'has_video'> {
  tags: readonly QuizTag[] | undefined;
  untagged: Listed[] | undefined;
}

/** Returns the fewest questions at hand among which all wanted ones are; without words or tags that is the whole bank. */
async function beginning(sender: Sender, known: Known, options: Options): Promise<readonly Listed[]> {
  const { query_string, untagged, tags, has_video } = known;
  if (query_string) return (await sender.send(quizCalls.searchQuestion, { query_string }, options)).data;
  if (untagged) return untagged;
  if (tags && !has_video) return questionsIn(tags);
  const limit = '100';
  const pages = await everyRow((offset) => sender.send(quizCalls.getQuizAll, { offset: String(offset), limit }, options));
  return pages.flatMap(({ data }) => data);
}

/** Returns each question of some tags once, the newest first. */
function questionsIn(tags: readonly QuizTag[]): Listed[] {
  const questions = new Map(tags.map(({ quiz_id, ...tag }) => [quiz_id, { ...tag, iid: quiz_id }]));
  return [...questions.values()]
    .map(({ iid, question, correct_option, answer_desc }) => ({ iid, question, correct_option, answer_desc }))
    .toSorted((one, other) => other.iid - one.iid);
}

/** How many courses are asked for their tags at the same time. */
const atOnce = 4;

/** Reads the tags of a course, or of all, and keeps those of the level. */
async function tagsOf(sender: Sender, { courses, quiz_level }: QuizFilter, options: Options): Promise<QuizTag[]> {
  const asked = courses ? [courses] : (await sender.send(courseCalls.getCourseSelect, {}, options)).data.map(({ iid }) => iid);
  const tags: QuizTag[] = [];
  const signal = options.signal ?? new AbortController().signal;
  await inFlight(asked, { atOnce, signal }, async (course) => {
    const { data } = await sender.send(quizTagCalls.getQuizTagReport, { courses: course }, options);
    tags.push(...data);
  });
  signal.throwIfAborted();
  return quiz_level ? tags.filter((tag) => tag.quiz_level_id === quiz_level) : tags;
}
