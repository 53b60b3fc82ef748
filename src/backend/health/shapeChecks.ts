import type { Checks, Opened } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import type { Found } from '@/contract/contentHealth';
import { webUrl } from '@/contract/urlFields';
import { isMediaPath } from '@/domain/mediaPath';
import { checkDue } from './checkDue';
import { fillChecks } from './fillChecks';

const opens: Found = { fault: null, detail: null };
const malformed: Found = { fault: 'malformed', detail: null };

/** Judges a link or an image without opening it. */
export const foundByShape = ({ kind, address }: Opened): Found => (isShaped({ kind, address }) ? opens : malformed);

const isShaped = ({ kind, address }: Opened): boolean =>
  kind === 'link' ? webUrl.safeParse(address).success : isMediaPath(address) && /\.(?:jpe?g|png|gif)$/i.test(address);

/** Far more than a demo has. */
const most = 10_000;

/** Makes the checks of a host that opens nothing, and does nothing in the background: all of them are made when they are asked for. */
export function createShapeChecks(store: Store, now: () => Date): Checks {
  let isFilled = false;
  const fill = async () => {
    const steps = fillChecks(store);
    while (!(await steps.next()).done);
    isFilled = true;
  };
  const checks: Checks = {
    byShape: true,
    found: async (opened) => foundByShape(opened),
    async catchUp() {
      // A demo that was reset has none any more.
      if (!isFilled || (await store.count('content_check')) === 0) await fill();
      for (const kind of ['link', 'image'] as const) await checkDue({ store, checks, now: now() }, kind, most);
    },
  };
  return checks;
}
