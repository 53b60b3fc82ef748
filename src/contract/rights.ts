import { z } from 'zod/mini';
import { say } from './message';

/** The areas of rights: named groups of calls, in the order of the menu. */
export const rightAreas = [
  'catalogue',
  'prices',
  'content',
  'quiz',
  'passage',
  'modelset',
  'classes',
  'banner',
  'people',
  'enquiry',
  'organisation',
  'employee',
  'menu',
  'chat',
  'discussion',
  'staff',
] as const;
export type RightArea = (typeof rightAreas)[number];

/** The areas whose forms have rich text, which may have pictures. */
export const textAreas = ['catalogue', 'content', 'quiz', 'passage', 'discussion'] as const satisfies readonly RightArea[];

/**
 * The area of a call: `account` is what everybody of the staff may do, such as changing their own password, and `texts` what is a part of rich
 * text, whichever area that is in.
 */
export type CallArea = RightArea | 'account' | 'texts';

/** What a role allows in an area. Who may write may read. */
export const right = z.enum(['none', 'read', 'write'], say('required'));
export type Right = z.infer<typeof right>;

/** Reads a role's right in an area; one that the role doesn't name, such as one of a later version, isn't given. */
const standing = z.catch(right, 'none');

/** What a role allows in each area. */
export const rights = z.object({
  catalogue: standing,
  prices: standing,
  content: standing,
  quiz: standing,
  passage: standing,
  modelset: standing,
  classes: standing,
  banner: standing,
  people: standing,
  enquiry: standing,
  organisation: standing,
  employee: standing,
  menu: standing,
  chat: standing,
  discussion: standing,
  staff: standing,
} satisfies Record<RightArea, typeof standing>);
export type Rights = z.infer<typeof rights>;

/** Which rights a person has; somebody without a role may do everything. */
export type GivenRights = Rights | null | undefined;

/** Whether a person may look at an area's records. */
export const mayRead = (given: GivenRights, area: CallArea): boolean => allows(given, area, (own) => own !== 'none');

/** Whether a person may change an area's records. */
export const mayWrite = (given: GivenRights, area: CallArea): boolean => allows(given, area, (own) => own === 'write');

function allows(given: GivenRights, area: CallArea, isEnough: (own: Right) => boolean): boolean {
  if (!given || area === 'account') return true;
  return (area === 'texts' ? textAreas : [area]).some((each) => isEnough(given[each]));
}
