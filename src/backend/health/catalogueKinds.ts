import type { Urgency } from '@/contract/contentHealth';
import { isYes, type YesNo } from '@/contract/fields';
import { emptyParts, type PartKind, unaskedLessons } from './emptyParts';
import { type FindingsOf, unchecked } from './findingsOf';

const price = { by: 'course_price.course_iid', where: { is_active: 'y' } } as const;
const unpriced = { where: { is_course_live: 'y' }, notReferredBy: [price] } as const;

/** Nobody can buy a live course without an active price. */
const withoutPrice: FindingsOf = {
  urgency: 'now',
  right: 'prices',
  inCourse: { has: price, isMissing: true, isLive: true },
  count: (store) => store.count('course', unpriced),
  list: async (store, page) => {
    const courses = await store.list('course', { ...unpriced, columns: ['iid', 'course_name', 'course_slug'], ...page });
    return courses.map(({ iid, course_name, course_slug }) => ({
      id: `no_price-${iid}`,
      urgency: 'now',
      kind: 'no_price',
      area: 'course',
      record: iid,
      name: course_name,
      slug: course_slug,
      course_iid: iid,
      course_name: null,
      ...unchecked,
    }));
  },
};

const ofPart = ({ kind, area, inCourse, ...part }: PartKind, urgency: Urgency, live: YesNo): FindingsOf => ({
  urgency,
  right: 'catalogue',
  inCourse: { ...inCourse, isLive: isYes(live) },
  count: (store) => part.count(store, live),
  list: async (store, page) => {
    const rows = await part.list(store, live, page);
    return rows.map(({ record, name, slug, course_iid, course_name, above }) => ({
      id: `${kind}-${record}`,
      urgency,
      kind,
      area,
      record,
      name,
      slug,
      course_iid,
      // A course is named already.
      course_name: area === 'course' ? null : course_name,
      ...unchecked,
      ...(above && { above }),
    }));
  },
});

/** What records of the catalogue lack. Learners come to an empty part of a live course; without questions a lesson still teaches. */
export const catalogueKinds: readonly FindingsOf[] = [
  withoutPrice,
  ...emptyParts.map((part) => ofPart(part, 'now', 'y')),
  ...emptyParts.map((part) => ofPart(part, 'soon', 'n')),
  ofPart(unaskedLessons, 'tidy', 'y'),
  ofPart(unaskedLessons, 'tidy', 'n'),
];
