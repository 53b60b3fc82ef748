import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { oneBanner } from './banner';
import { defineCalls, get, patch, post } from './call';
import { audit, flag, id, remarks, text } from './fields';
import { image } from './fileFields';
import { number } from './numberFields';
import { data, written } from './replies';

/**
 * A picture on the first start of the phone application; a deleted one is kept, so that it can be restored. Source: admin areas, sections 3
 * and 4.
 */
export const onboard = z.object({
  iid: id,
  onboard_title: z.string(),
  /** Its place among the others; no two that aren't deleted share one. */
  onboard_priority: z.int(),
  /** A path below `/media/`. */
  onboard_img: z.nullable(z.string()),
  is_deleted_flag: flag,
  ...audit,
});

const fields = z.object({
  onboard_title: text(4, 30, ['must_have_more_than', 'should_not_have_more_than']),
  onboard_priority: number(1, 99),
});

export const onboardImageForm = z.object({ onboard_img: image });
export const onboardForm = z.extend(fields, onboardImageForm.shape);
/** A separate call changes the image. */
export const onboardEditForm = z.extend(fields, { modified_remarks: remarks(5, 100) });

/** Onboarding banners. Source: admin areas, sections 2.6, 4, 5 and 7. */
export const onboardCalls = defineCalls('banner', {
  getAllOnboard: get('/onboard/getAllOnboard', {
    summary: 'Every onboarding banner in its order, those that were deleted too',
    reply: data(z.array(onboard)),
  }),
  createOnboard: post('/onboard/createOnboard', {
    summary: 'Add an onboarding banner',
    multipart: true,
    body: onboardForm,
    stamp: 'created_by',
    reply: written(onboard),
  }),
  updateOnboard: patch('/onboard/updateOnboard', {
    summary: 'Change an onboarding banner, but for its image',
    body: z.extend(onboardEditForm, oneBanner.shape),
    stamp: 'modified_by',
    reply: written(onboard),
  }),
  updateOnboardImg: patch('/onboard/updateOnboardImg', {
    summary: 'Give an onboarding banner another image',
    multipart: true,
    body: z.extend(onboardImageForm, oneBanner.shape),
    reply: written(onboard),
  }),
  deleteOnboard: patch('/onboard/deleteOnboard', {
    summary: 'Delete an onboarding banner; it can be restored',
    body: oneBanner,
    reply: written(onboard),
  }),
  restoreOnboard: patch('/onboard/restoreOnboard', {
    summary: 'Restore an onboarding banner that was deleted, where its place is free',
    body: oneBanner,
    reply: written(onboard),
  }),
});

/** Onboarding banners. */
export const onboardAdapter = {
  area: 'onboard',
  list: onboardCalls.getAllOnboard,
  create: onboardCalls.createOnboard,
  update: verb(onboardCalls.updateOnboard, 'banner_id'),
  delete: verb(onboardCalls.deleteOnboard, 'banner_id'),
} satisfies Adapter;
