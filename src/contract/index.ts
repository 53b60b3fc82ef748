import { accountCalls } from './account';
import { categoryCalls } from './category';
import { courseCalls } from './course';
import { courseTreeCalls } from './courseTree';
import { menuCalls } from './menu';

/** Every named call of the product. */
export const calls = { ...accountCalls, ...menuCalls, ...categoryCalls, ...courseCalls, ...courseTreeCalls };
export type Calls = typeof calls;
export type CallName = keyof Calls;
