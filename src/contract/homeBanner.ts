import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { bannerImageForm, bannerRecord, bannerWords, oneBanner } from './banner';
import { defineCalls, get, patch, post } from './call';
import { id, ifGiven, optional, remarks } from './fields';
import { data, done, written } from './replies';
import { httpsUrl } from './urlFields';

/** A banner of the home page. Source: admin areas, section 3. */
export const homeBanner = z.object({
  ...bannerRecord,
  /** The address of a video. */
  banner_intro: z.nullable(z.string()),
});

const fields = z.object({ ...bannerWords, banner_intro: optional(httpsUrl) });

export const homeBannerForm = z.extend(fields, bannerImageForm.shape);
/** A separate call changes the image. */
export const homeBannerEditForm = z.extend(fields, { modified_remarks: remarks(5, 100) });

/** Home banners. Source: admin areas, sections 2.6, 4, 5 and 7. */
export const homeBannerCalls = defineCalls('banner', {
  getAllHomeBanner: get('/banner/getAllHomeBanner', {
    summary: 'Every banner of the home page',
    reply: data(z.array(homeBanner)),
  }),
  createHomeBanner: post('/banner/createHomeBanner', {
    summary: 'Add a banner to the home page',
    multipart: true,
    body: homeBannerForm,
    reply: written(homeBanner),
  }),
  updateHomeBanner: patch('/banner/updateHomeBanner', {
    summary: 'Change a banner, but for its image; a home banner is of no course, whatever is sent',
    body: z.extend(homeBannerEditForm, { ...oneBanner.shape, courses: ifGiven(id) }),
    reply: written(homeBanner),
  }),
  updateHomeBannerImg: patch('/banner/updateHomeBannerImg', {
    summary: 'Give a banner another image',
    multipart: true,
    body: z.extend(bannerImageForm, oneBanner.shape),
    reply: written(homeBanner),
  }),
  deleteHomeBanner: patch('/banner/deleteHomeBanner', {
    summary: 'Delete a banner, and its image',
    body: oneBanner,
    reply: done,
  }),
});

/** The banners of the home page. */
export const homeBannerAdapter = {
  area: 'home_banner',
  list: homeBannerCalls.getAllHomeBanner,
  create: homeBannerCalls.createHomeBanner,
  update: verb(homeBannerCalls.updateHomeBanner, 'banner_id'),
  delete: verb(homeBannerCalls.deleteHomeBanner, 'banner_id'),
} satisfies Adapter;
