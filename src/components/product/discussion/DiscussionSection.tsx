import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { discussionPart } from './discussionPart';

/** The same below a heading that says how many comments there are, and that opens them. */
export const DiscussionSection = discussionPart(lazyScreen(() => import('./CountedDiscussion'), 'CountedDiscussion'));
