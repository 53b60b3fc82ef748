import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import type { FormValues } from '@/components/form/work/useSave';
import { endsAll, isUnsure } from '@/components/record/bulk/faults';
import { newRecordingForm, recordingCalls } from '@/contract/recording';
import { toAd, toBs } from '@/domain/bikramSambat';
import { recordOf, unknownRecord } from '@/providers/data/adapter';
import { recordingAdapter } from '@/providers/data/adapters/recording';
import { useServices } from '@/providers/services';
import { daysOf } from './repeatDays';

type Form = z.output<typeof newRecordingForm>;

/** What all recordings of a repeat share. */
export const sharedFields = ['topics', 'video_url', 'group'] as const;

/** A recording that was made, and of what. */
interface Added extends Pick<Form, (typeof sharedFields)[number]> {
  day: number;
  record: RaRecord;
}

/** What became of the classes of a form, where some failed. */
export interface Attempt {
  added: readonly Added[];
  failed: readonly { day: number; error: unknown; form: Form }[];
  total: number;
}

/** What becomes of the recordings that are there, once the form has another topic, link or batch. */
export type Standing = 'change' | 'leave';

/**
 * Adds a recording for each day of the form. Each day is tried, though another was refused; saving again goes on with those that are
 * missing, and does with the others what the person has chosen.
 */
export function useAddRecordings() {
  const { client } = useServices();
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [attempt, setAttempt] = useState<Attempt>();
  const [standing, setStanding] = useState<Standing>();
  const latest = useRef<Attempt>({ added: [], failed: [], total: 0 });

  const change = async (one: Added, form: Form): Promise<Added> => {
    if (!differs(one, form)) return one;
    const dated = { ...form, ...datesOf(one.day), modified_remarks: translate('recording.changed_with_others') };
    await client.send(recordingCalls.updateRecording, { ...dated, iid: Number(one.record.id) }, { quiet: true });
    return { ...one, ...sharedOf(form) };
  };

  /** Makes the recording of a day, unless one that got no answer turns out to be there. */
  const make = async (day: number, form: Form, quiet: boolean): Promise<Added> => {
    const before = latest.current.failed.find((one) => one.day === day && isUnsure(one.error));
    if (before) {
      const { courses: course_id, year, group, topics, video_url } = before.form;
      const { data } = await client.send(recordingCalls.getRecording, { course_id, year, group });
      const there = data.find((one) => one.class_date === toAd(day) && one.topics === topics && one.video_url === video_url);
      const found = there && { day, record: recordOf(recordingAdapter, there), ...sharedOf(before.form) };
      if (found && found.group === form.group) return standing === 'change' ? change(found, form) : found;
    }
    const { data } = await client.send(recordingCalls.createRecording, { ...form, ...datesOf(day) }, { quiet });
    return { day, record: data ? recordOf(recordingAdapter, data) : unknownRecord, ...sharedOf(form) };
  };

  const add = async (values: FormValues): Promise<RaRecord> => {
    const form = newRecordingForm.parse(values);
    const days = daysOf(form);
    const added = [...latest.current.added];
    const failed: Attempt['failed'][number][] = [];
    const isOver = () => failed.some(({ error }) => endsAll(error));
    const tried = async (day: number, attemptIt: () => Promise<Added>) => {
      if (isOver()) return undefined;
      try {
        return await attemptIt();
      } catch (error) {
        failed.push({ day, error, form });
        return undefined;
      }
    };
    if (standing === 'change')
      for (const [place, one] of added.entries()) added[place] = (await tried(one.day, () => change(one, form))) ?? one;
    const isThere = (day: number) => added.some((one) => one.day === day && one.group === form.group);
    for (const day of days.filter((one) => !isThere(one))) {
      const made = await tried(day, () => make(day, form, days.length > 1));
      if (made) added.push(made);
    }
    void queries.invalidateQueries();
    latest.current = { added, failed, total: days.length };
    setStanding(undefined);
    setAttempt(failed.length > 0 ? latest.current : undefined);
    if (failed[0]) throw failed[0].error;
    if (days.length > 1) notify('recording.added', { type: 'success', messageArgs: { smart_count: days.length } });
    return added.find(({ day }) => day === days[0])?.record ?? unknownRecord;
  };
  return { add, attempt, standing, setStanding };
}

const datesOf = (day: number) => ({ class_date: toAd(day), class_date_nep: toBs(day) });

const sharedOf = ({ topics, video_url, group }: Pick<Form, (typeof sharedFields)[number]>) => ({ topics, video_url, group });

/** Whether a recording was made with another topic, link or batch than a form has. */
export const differs = (one: Added, form: Readonly<Record<string, unknown>>): boolean =>
  sharedFields.some((field) => one[field] !== form[field]);
