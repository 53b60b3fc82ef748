import { z } from 'zod/mini';
import type { Adapter } from './adapter';
import { defineCalls, get, put } from './call';
import { id } from './fields';
import { list } from './list';
import { data } from './replies';

/** How soon a finding is to be mended: learners see it, learners will see it, or only staff do. */
export const urgencies = ['now', 'soon', 'tidy'] as const;
export const urgency = z.enum(urgencies);
export type Urgency = z.infer<typeof urgency>;

/** What is wrong: a record lacks something, or what it names doesn't open, or a model set isn't ready. */
export const findingKind = z.enum([
  'no_price',
  'no_subcourse',
  'no_main_topic',
  'no_lesson',
  'no_sub_topic',
  'no_question',
  'link',
  'image',
  'modelset',
]);
export type FindingKind = z.infer<typeof findingKind>;

/** Why a link or an image doesn't open; of a model set, that it isn't ready. */
export const checkFault = z.enum([
  'malformed',
  'missing',
  'refused',
  'server_error',
  'unreachable',
  'private',
  'redirects',
  'not_ready',
]);
export type CheckFault = z.infer<typeof checkFault>;

/** What is checked in the background. */
export const checkKinds = ['link', 'image', 'modelset'] as const;

/** A part of a record that is checked in the background: a link, an image, or whether a model set is ready. */
export const contentCheck = z.object({
  /** The record's table, and its id. */
  area: z.string(),
  record_iid: id,
  /** The field. */
  part: z.string(),
  kind: z.enum(checkKinds),
  /** A link's address, or an image's path. */
  address: z.nullable(z.string()),
  /** The beginning of the address, which an index finds it by: a whole one may be too long for that. */
  address_start: z.nullable(z.string()),
  fault: z.nullable(checkFault),
  /** The status with which a site answers, or how much of a model set is ready: `7/9`. */
  detail: z.nullable(z.string()),
  /** When it was checked last; null while that is due at once. */
  checked_date: z.nullable(z.iso.datetime()),
  /** Since when it couldn't be checked, because this server's own connection may be the reason; what was found before stays. */
  unchecked_since: z.nullable(z.iso.datetime()),
});

/** One thing to mend. */
export const finding = z.object({
  /** Its kind and the record's id: `no_price-3`; `check-7` for what was checked. */
  id: z.string(),
  urgency,
  kind: findingKind,
  /** The record's table on our server, and its id. */
  area: z.string(),
  record: id,
  /** The record's name, perhaps as HTML. */
  name: z.string(),
  /** What addresses name the record by, if it has that. */
  slug: z.nullable(z.string()),
  /** The course that it belongs to, or is; null for what belongs to none. Its name isn't repeated where it is the record itself. */
  course_iid: z.nullable(id),
  course_name: z.nullable(z.string()),
  /** The field with the link or the image. */
  part: z.nullable(z.string()),
  /** The link, or the image's path. */
  address: z.nullable(z.string()),
  ...z.pick(contentCheck, { fault: true, detail: true, checked_date: true, unchecked_since: true }).shape,
  /** The id of what is checked, by which it is checked again by PUT. */
  check: z.nullable(id),
  /** What addresses need besides: of a model set its type, of a recording the search of its list. */
  modelset_type: z.optional(z.string()),
  batch: z.optional(z.object({ course_id: id, year: z.int(), group: id })),
  /** Of a lesson without questions what it belongs to, for the tag of its first. */
  above: z.optional(z.object({ courses: id, subcourse: id, subcourse_main_topic: id })),
});
export type Finding = z.infer<typeof finding>;

/** What is found by a check. */
export type Found = Pick<z.infer<typeof contentCheck>, 'fault' | 'detail'>;

/** What a new check of a link, an image or a model set has found. */
export const checkAnswer = z.extend(z.pick(contentCheck, { fault: true, detail: true, checked_date: true }), { id });

export type CheckAnswer = z.infer<typeof checkAnswer>;

const count = z.int();

/** Content health: what is to be mended. These calls are ours: another server may not have them. */
export const contentHealthCalls = defineCalls('account', {
  getContentHealth: get('/dashboard/getContentHealth', {
    summary: 'How many things are to be mended that learners see, will see, or don’t see',
    reply: data(
      z.object({
        now: count,
        soon: count,
        tidy: count,
        /** Whether links and images are judged by their shape alone, and never opened. */
        by_shape: z.boolean(),
        /** Whether more may be found any moment, because not all is looked through yet. */
        looking: z.boolean(),
        /** How many links couldn't be checked, because this server doesn't reach their sites. */
        unchecked: count,
      }),
    ),
  }),
  getFindings: list('/rest/contentHealth', { summary: 'What is to be mended, the most urgent first', row: finding }),
  getCheck: get('/rest/contentHealth/{id}', { summary: 'What a check has found', reply: checkAnswer }),
  checkAgain: put('/rest/contentHealth/{id}', { summary: 'Check a link, an image or a model set again', reply: checkAnswer }),
});

/** What is wrong is told by several fields together; the most urgent is first by default. */
const shownFinding = z.pipe(
  finding,
  z.transform(({ kind, fault, detail, part, unchecked_since, ...found }) => ({
    ...found,
    kind,
    part,
    /** The name of its course, also of a finding that is about the course itself. */
    of_course: found.course_name ?? (found.area === 'course' ? found.name : null),
    what: JSON.stringify({ kind, fault, detail, part, unchecked_since }),
    rank: urgencies.indexOf(found.urgency),
  })),
);

/** Findings: one is gone once it is mended. */
export const contentHealthAdapter: Adapter = { rest: { row: shownFinding, oneOfList: true } };
