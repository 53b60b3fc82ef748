import type { Examples } from '@tests/contract/examples';
import type { Refused } from '@tests/contract/refusals';

/** Forms that are accepted, and the values that their fields refuse. */

export const plain = {
  topic_title: 'Discount',
  lesson: 1,
  page_type: 'plain_text',
  sub_topic_order: 3,
  sub_topic_desc: '<p>What a shop takes off the price that it has marked.</p>',
  description_editor_type: 'quill',
} as const;
export const video = {
  topic_title: 'Discount',
  lesson: 1,
  instructors: 1,
  page_type: 'multimedia',
  host_type: 'yt',
  video_type: 'url',
  video_url: 'https://www.youtube.com/watch?v=discount',
  mob_video_url: 'https://videos.coursedesk.test/discount.mp4',
  video_duration: '00:12:30',
  preview_status: 'y',
  preview_video_url: 'https://videos.coursedesk.test/discount-preview.mp4',
  sub_topic_order: 3,
} as const;
export const embedded = { ...video, video_type: 'em', em_video_url: '<iframe src="https://player.vimeo.com/video/42"></iframe>' };
export const edit = { ...plain, sub_topic_id: 1, instructors: 1, modified_remarks: 'a better text' };

export const refusedPlain: Refused<'createSubTopic' | 'updateSubTopic'>[] = [
  ['topic_title', '', 'This field is required'],
  ['topic_title', 'ab', 'more than 3 characters'],
  ['topic_title', 'x'.repeat(101), 'cannot exceed from 100 characters'],
  ['lesson', undefined, 'This field is required'],
  ['page_type', undefined, 'This field is required'],
  ['sub_topic_order', undefined, 'This field is required'],
  ['sub_topic_desc', null, 'This field is required'],
  ['sub_topic_desc', '<p></p>', 'This field is required'],
  ['sub_topic_desc', `<p title="${'x'.repeat(30)}">too short</p>`, 'must have more than 30 characters'],
  ['sub_topic_desc', `<script>${'x'.repeat(30)}</script>&#8203;`, 'This field is required'],
  ['sub_topic_desc', '<b>a</b>'.repeat(16), 'must have more than 30 characters'],
  ['sub_topic_desc', `<p>${'half a pair '.repeat(3)}\ud83d</p>`, 'Must not contain control or broken characters'],
  ['sub_topic_desc', 7, 'This field is required'],
  ['description_editor_type', 'vi', 'This field is required'],
  ['resource_url', 'notes.pdf', 'Must be a web address'],
];

export const refusedVideo: Refused<'createSubTopic'>[] = [
  ['host_type', undefined, 'This field is required'],
  ['host_type', '', 'This field is required'],
  ['video_url', undefined, 'This field is required'],
  ['video_url', 'http://videos.coursedesk.test/1.mp4', 'Must be a web address that begins with https://'],
  ['video_url', 'https://www.youtube.com/embed/', 'Must be the address of a video, not of a player alone'],
  ['mob_video_url', '', 'This field is required'],
  ['video_duration', null, 'This field is required'],
  ['video_duration', '12:30', 'Must be hours, minutes and seconds: hh:mm:ss'],
  ['video_duration', '00:60:00', 'Must be hours, minutes and seconds: hh:mm:ss'],
  ['preview_status', undefined, 'This field is required'],
  ['preview_video_url', 'preview', 'Must be a web address that begins with https://'],
];

export const refusedEmbedded: Refused<'createSubTopic'>[] = [
  ['em_video_url', undefined, 'This field is required'],
  ['em_video_url', '<iframe src="https://www.youtube.com/embed/">', 'Must be the embed code of a YouTube or Vimeo video'],
  ['em_video_url', '<iframe src="https://evil.test/"></iframe>', 'Must be the embed code of a YouTube or Vimeo video'],
];

/** A valid body of each call. */
export const subTopicExamples = {
  createSubTopic: video,
  updateSubTopic: edit,
} satisfies Examples;
