import type { RaRecord } from 'react-admin';
import type { z } from 'zod/mini';
import { endsAll, isUnsure } from '@/components/record/bulk/faults';
import { type newRecordingForm, recordingAdapter, recordingCalls } from '@/contract/recording';
import { toAd, toBs } from '@/domain/calendar/bikramSambat';
import type { Client } from '@/providers/api/client';
import { recordOf, unknownRecord } from '@/providers/data/records';
import { daysOf } from './repeatDays';

type Form = z.output<typeof newRecordingForm>;

/** What all recordings of a repeat share. */
export const sharedFields = ['topics', 'video_url', 'group'] as const;

type Shared = Pick<Form, (typeof sharedFields)[number]>;

/** A recording that was made, and of what. */
interface Added extends Shared {
  day: number;
  record: RaRecord;
}

interface Failed {
  day: number;
  error: unknown;
  /** As it was sent. */
  form: Form;
}

/** What became of the classes of a form, over all of its saves. */
export interface Attempt {
  added: readonly Added[];
  failed: readonly Failed[];
  total: number;
}

/** What becomes of the recordings that are there, once the form has another topic, link or batch. */
export type Standing = 'change' | 'leave';

interface Wanted {
  form: Form;
  standing: Standing | undefined;
  /** What is noted as the reason of a change. */
  remark: string;
}

/**
 * Adds the recordings of a form that an earlier attempt hasn't added, and changes the others if that is wanted. Each is tried, though
 * another was refused.
 */
export async function attempted(client: Client, { form, standing, remark }: Wanted, last: Attempt): Promise<Attempt> {
  const days = daysOf(form);
  const added = [...last.added];
  const failed: Failed[] = [];
  const tried = async <Made>(day: number, make: () => Promise<Made>): Promise<Made | undefined> => {
    if (failed.some(({ error }) => endsAll(error))) return undefined;
    try {
      return await make();
    } catch (error) {
      failed.push({ day, error, form });
      return undefined;
    }
  };
  // One that got no answer may be there all the same.
  for (const one of last.failed.filter(({ error }) => isUnsure(error)))
    added.push(...((await tried(one.day, () => foundAgain(client, one))) ?? []));
  for (const [place, one] of added.entries())
    if (standing === 'change' && differs(one, form))
      added[place] = (await tried(one.day, () => changed(client, one, form, remark))) ?? one;
  const isThere = (day: number) => added.some((one) => one.day === day && one.group === form.group);
  for (const day of days.filter((one) => !isThere(one))) {
    const made = await tried(day, () => created(client, day, form, days.length > 1));
    if (made) added.push(made);
  }
  return { added, failed, total: days.length };
}

/** Whether a recording was made with another topic, link or batch than a form has. */
export const differs = (one: Shared, form: Readonly<Record<string, unknown>>): boolean =>
  sharedFields.some((field) => one[field] !== form[field]);

async function foundAgain(client: Client, { day, form }: Failed): Promise<Added[]> {
  const { courses: course_id, year, group, topics, video_url } = form;
  const { data } = await client.send(recordingCalls.getRecording, { course_id, year, group });
  const there = data.find((one) => one.class_date === toAd(day) && one.topics === topics && one.video_url === video_url);
  return there ? [{ day, record: recordOf(recordingAdapter, there), topics, video_url, group }] : [];
}

async function changed(client: Client, one: Added, form: Form, modified_remarks: string): Promise<Added> {
  const body = { ...form, ...datesOf(one.day), iid: Number(one.record.id), modified_remarks };
  await client.send(recordingCalls.updateRecording, body, { quiet: true, part: one.day });
  return { ...one, topics: form.topics, video_url: form.video_url, group: form.group };
}

async function created(client: Client, day: number, form: Form, quiet: boolean): Promise<Added> {
  const { data } = await client.send(recordingCalls.createRecording, { ...form, ...datesOf(day) }, { quiet, part: day });
  const { topics, video_url, group } = form;
  return { day, record: data ? recordOf(recordingAdapter, data) : unknownRecord, topics, video_url, group };
}

const datesOf = (day: number) => ({ class_date: toAd(day), class_date_nep: toBs(day) });
