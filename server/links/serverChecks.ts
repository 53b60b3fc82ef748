import { foundByShape } from '@/backend/health/shapeChecks';
import type { Checks } from '@/backend/host';
import { isMediaPath } from '@/domain/mediaPath';
import type { MediaFiles } from '../files/mediaFiles';
import { checkLink } from './checkLink';

interface Parts {
  files: Pick<MediaFiles, 'get'>;
  /** Whether links are opened. */
  opens: boolean;
}

/** Makes the checks of a server: it looks for the stored images, and opens links; a chore makes those that are due. */
export const createServerChecks = ({ files, opens }: Parts): Checks => ({
  byShape: !opens,
  found: async (opened) => {
    if (opened.kind === 'link') return opens ? checkLink(opened.address) : foundByShape(opened);
    const isThere = isMediaPath(opened.address) && (await files.get(opened.address)) !== undefined;
    return { fault: isThere ? null : 'missing', detail: null };
  },
});
