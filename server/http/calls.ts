import { TrieRouter } from 'hono/router/trie-router';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { chatPath } from '@/contract/chat';

const router = new TrieRouter<string>();
for (const [name, { method, path }] of Object.entries<Call>(calls)) router.add(method, path.replace(/\{(\w+)\}/g, ':$1'), name);
router.add('GET', chatPath, 'chat');

/** Returns the name of the call that a request makes; `other` for none. Logs and figures name it, because a path has what somebody typed. */
export function callOf(method: string, path: string): string {
  const [[first] = []] = router.match(method === 'HEAD' ? 'GET' : method, path);
  return first?.[0] ?? 'other';
}
