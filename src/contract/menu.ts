import { z } from 'zod';
import { defineCalls, get } from './call';
import { data } from './replies';

const menuEntry = z.object({
  menu_name: z.string(),
  /** The screen's address without slashes at its ends; null or empty for an entry that only expands. */
  menu_route: z.string().nullable(),
  menu_icon: z.string().nullable(),
  get children() {
    return z.array(menuEntry);
  },
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** The sidebar's entries. Source: course catalogue, section 2. */
export const menuCalls = defineCalls({
  getMenu: get('/api/menu', {
    summary: 'The sidebar of the signed-in person',
    access: 'user',
    reply: data(z.array(menuEntry)),
  }),
});
