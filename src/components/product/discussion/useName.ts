import { useTranslate } from 'react-admin';
import type { DiscussionComment } from '@/contract/discussion';

/** Returns a function that names a comment's author. */
export function useName(): (comment: DiscussionComment) => string {
  const translate = useTranslate();
  return ({ user_name }) => user_name?.trim() || translate('discussion.anonymous');
}
