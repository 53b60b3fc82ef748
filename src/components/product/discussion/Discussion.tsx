import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { discussionPart } from './discussionPart';

/** The comments on a sub topic: `<Discussion place={{ topic_id, lesson_id, main_topic, subcourse_slug }} />`. Its code loads when it is shown. */
export const Discussion = discussionPart(lazyScreen(() => import('./DiscussionThreads'), 'DiscussionThreads'));
