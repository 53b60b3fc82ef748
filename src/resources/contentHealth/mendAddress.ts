import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import { addBelow, levels, screenOf } from '@/components/product/courseTree/levels';
import { narrowed } from '@/components/record/listRead';
import { type Finding, finding } from '@/contract/contentHealth';

const placed = z.pick(finding, {
  kind: true,
  area: true,
  record: true,
  slug: true,
  part: true,
  modelset_type: true,
  batch: true,
  above: true,
});
type Placed = z.infer<typeof placed>;

/** Returns the address of the form that mends a finding. */
export function mendAddress(row: RaRecord | undefined): string | undefined {
  const { data } = placed.safeParse(row);
  if (!data) return undefined;
  return data.kind === 'link' || data.kind === 'image' ? partAddress(data) : lackAddresses[data.kind](data);
}

const addTo =
  (level: 'course' | 'subcourse' | 'main_topic' | 'lesson') =>
  ({ slug, record: iid }: Placed): string | undefined =>
    addBelow({ level, slug: slug ?? '', iid })?.to;

/** The forms that add what is missing. */
const lackAddresses: Readonly<Record<Exclude<Finding['kind'], 'link' | 'image'>, (finding: Placed) => string | undefined>> = {
  no_price: ({ record }) => narrowed('/coursePriceSetup/add', { courses: record, is_active: 'y' }),
  no_subcourse: addTo('course'),
  no_main_topic: addTo('subcourse'),
  no_lesson: addTo('main_topic'),
  no_sub_topic: addTo('lesson'),
  no_question: ({ record, above }) =>
    above ? narrowed('/quizsetup/add', { tagged: 'y', ...above, lesson: record }) : '/quizsetup/add',
  modelset: ({ record, modelset_type }) => `/${modelset_type === 'ku' ? 'modelsetQuizkuView' : 'modelsetQuizView'}/${record}`,
};

/** The popups below a record's details that replace its images. */
const imagePopups: Readonly<Record<string, string>> = {
  course_banner_img: 'banner',
  course_preview_img: 'preview',
  certificate_img: 'certificate',
  subcourse_icon: 'icon',
};

/** The lists of the records that aren't in the tree, by their tables. */
const lists: Readonly<Record<string, string>> = {
  overview: '/course_overview',
  mobile_banner: '/mobileBannerSetup',
  home_banner: '/homeBannerSetup',
  onboard: '/onBoardMobileSetup',
  feature: '/feature',
  instructor: '/instructorsetup',
  alumni: '/alumni',
  recording: '/liveRecordingSetup',
  quiz: '/quizsetup',
};

const inTree = new Set(['course', 'subcourse', 'sub_topic'] as const);
type InTree = typeof inTree extends Set<infer Level> ? Level : never;
const isInTree = (area: string): area is InTree => [...inTree].some((level) => level === area);

function partAddress({ kind, area, record, slug, part, batch }: Placed): string | undefined {
  if (isInTree(area)) {
    const popup = imagePopups[part ?? ''];
    const { view, edit } = levels[area];
    return popup ? `${screenOf(view, slug ?? record)}/${popup}` : screenOf(edit, slug ?? record);
  }
  // No call changes the icon of a feature: its form says the rest.
  const form = kind === 'image' && area !== 'feature' ? 'image' : 'edit';
  const address = `${lists[area]}/${form}/${record}`;
  return batch ? narrowed(address, batch) : address;
}
