import { lazyPart } from '@/components/routing/lazyPart';

/** Shows HTML, whatever a server or an editor sent, after it was made safe; what does so comes in a chunk of its own. */
export const SafeHtml = lazyPart(() => import('./SafeContent'), 'SafeContent');
