import { z } from 'zod/mini';
import { type Adapter, finding, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { courseFilter, courseName, courseText, courseTextForm } from './courseText';
import { htmlText, id, optional, remarks, text } from './fields';
import { data, done, written } from './replies';
import { videoUrl } from './urlFields';

/** A part of a course's program overview for learners, as stored. Source: admin areas, section 3. */
export const overview = z.object({
  iid: id,
  overview_title: z.string(),
  /** HTML. */
  overview_desc: z.string(),
  overview_video_url: z.nullable(z.string()),
  ...courseText,
});

const overviewWithCourse = z.extend(overview, courseName);

const wording = ['must_have_more_than', 'should_not_have_more_than', 'required'] as const;

export const overviewForm = z.object({
  overview_title: text(10, 255, wording),
  overview_desc: htmlText(10),
  overview_video_url: optional(videoUrl),
  ...courseTextForm,
});

/** The specification gives title and description a lower bound only where they are added. */
export const overviewEditForm = z.extend(overviewForm, {
  overview_title: text(1, 255, wording),
  overview_desc: htmlText(1),
  modified_remarks: remarks(5, 100),
});

/** Program overviews. Source: admin areas, sections 2.7, 5 and 7. */
export const overviewCalls = defineCalls('content', {
  getAllOverview: get('/overview/getAllOverview', {
    summary: 'The program overviews of every course',
    reply: data(z.array(overviewWithCourse)),
  }),
  getOverviewByCourse: search('/overview/getOverviewByCourse', {
    summary: 'The program overviews of a course, in their order',
    body: courseFilter,
    reply: data(z.array(overviewWithCourse)),
  }),
  getOverviewById: get('/overview/getOverviewById/{id}', {
    summary: 'One program overview by its id',
    reply: data(overviewWithCourse),
  }),
  createOverview: post('/overview/createOverview', {
    summary: 'Add a program overview to a course',
    body: overviewForm,
    stamp: 'created_by',
    reply: written(overviewWithCourse),
  }),
  editOverview: patch('/overview/editOverview', {
    summary: 'Change a program overview',
    body: z.extend(overviewEditForm, { overview_id: id }),
    stamp: 'modified_by',
    reply: written(overviewWithCourse),
  }),
  deleteOverview: patch('/overview/deleteOverview', {
    summary: 'Delete a program overview',
    body: z.object({ overview_id: id }),
    reply: done,
  }),
});

/** Program overviews. */
export const overviewAdapter = {
  area: 'overview',
  list: overviewCalls.getOverviewByCourse,
  find: finding(overviewCalls.getAllOverview),
  one: overviewCalls.getOverviewById,
  create: overviewCalls.createOverview,
  update: verb(overviewCalls.editOverview, 'overview_id'),
  delete: verb(overviewCalls.deleteOverview, 'overview_id'),
  toRecord: ofCourse,
} satisfies Adapter;
