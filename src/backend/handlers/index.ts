import type { Handlers } from '@/backend/handler';
import type { Calls } from '@/contract';
import { accountHandlers } from './account';
import { categoryHandlers } from './category';
import { courseHandlers } from './course';
import { courseTreeHandlers } from './courseTree';
import { menuHandlers } from './menu';

/** What answers every call of the contract. */
export const handlers: Handlers<Calls> = {
  ...accountHandlers,
  ...menuHandlers,
  ...categoryHandlers,
  ...courseHandlers,
  ...courseTreeHandlers,
};
