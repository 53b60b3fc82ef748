import type { Checks, Opened } from '@/backend/host';
import type { Found } from '@/contract/contentHealth';
import { webUrl } from '@/contract/urlFields';
import { isMediaPath } from '@/domain/mediaPath';

const opens: Found = { fault: null, detail: null };
const malformed: Found = { fault: 'malformed', detail: null };

/** Judges a link or an image without opening it. */
export const foundByShape = (opened: Opened): Found => (isShaped(opened) ? opens : malformed);

const isShaped = ({ kind, address }: Opened): boolean =>
  kind === 'link' ? webUrl.safeParse(address).success : isMediaPath(address) && /\.(?:jpe?g|png|gif)$/i.test(address);

/** The checks of a host that opens nothing. */
export const shapeChecks: Checks = { byShape: true, found: async (opened) => foundByShape(opened) };
