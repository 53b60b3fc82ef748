import { accountCalls } from './account';
import { categoryCalls } from './category';
import { courseCalls } from './course';
import { courseTreeCalls } from './courseTree';
import { mainTopicCalls } from './mainTopic';
import { menuCalls } from './menu';
import { subcourseCalls } from './subcourse';

/** Every named call of the product. */
export const calls = {
  ...accountCalls,
  ...menuCalls,
  ...categoryCalls,
  ...courseCalls,
  ...subcourseCalls,
  ...mainTopicCalls,
  ...courseTreeCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
