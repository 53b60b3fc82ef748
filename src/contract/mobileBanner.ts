import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { bannerImageForm, bannerRecord, bannerWords, oneBanner } from './banner';
import { defineCalls, get, patch, post } from './call';
import { flag, id, reference, remarks, yesNo } from './fields';
import { data, done, written } from './replies';

/** A course's banner in the learners' phone application. Source: admin areas, section 3. */
export const mobileBanner = z.object({
  ...bannerRecord,
  course_iid: id,
  course_name: z.string(),
  /** Whether learners can enroll in the course from the banner. */
  has_enroll: flag,
});

const fields = z.object({ courses: reference('required'), ...bannerWords, has_enroll: yesNo });

export const mobileBannerForm = z.extend(fields, bannerImageForm.shape);
/** A separate call changes the image. */
export const mobileBannerEditForm = z.extend(fields, { modified_remarks: remarks(5, 100) });

/** Mobile banners. Source: admin areas, sections 2.6, 4, 5 and 7. */
export const mobileBannerCalls = defineCalls('banner', {
  getAllMobileBanner: get('/banner/getAllMobileBanner', {
    summary: 'Every banner of the phone application',
    reply: data(z.array(mobileBanner)),
  }),
  createMobileBanner: post('/banner/createMobileBanner', {
    summary: 'Add a banner to the phone application',
    multipart: true,
    body: mobileBannerForm,
    reply: written(mobileBanner),
  }),
  updateMobileBanner: patch('/banner/updateMobileBanner', {
    summary: 'Change a banner, but for its image',
    body: z.extend(mobileBannerEditForm, oneBanner.shape),
    reply: written(mobileBanner),
  }),
  updateMobileBannerImg: patch('/banner/updateMobileBannerImg', {
    summary: 'Give a banner another image',
    multipart: true,
    body: z.extend(bannerImageForm, oneBanner.shape),
    reply: written(mobileBanner),
  }),
  deleteMobileBanner: patch('/banner/deleteMobileBanner', {
    summary: 'Delete a banner, and its image',
    body: oneBanner,
    reply: done,
  }),
});

/** The banners of the phone application. */
export const mobileBannerAdapter = {
  area: 'mobile_banner',
  list: mobileBannerCalls.getAllMobileBanner,
  create: mobileBannerCalls.createMobileBanner,
  update: verb(mobileBannerCalls.updateMobileBanner, 'banner_id'),
  delete: verb(mobileBannerCalls.deleteMobileBanner, 'banner_id'),
  toRecord: ofCourse,
} satisfies Adapter;
