import type { Adapter } from '../adapter';
import { categoryAdapter } from './category';

/** Every resource that is listed or edited through react-admin, by its name, which is the address of its list. */
export const adapters: Readonly<Record<string, Adapter>> = {
  'coursesetup/coursecategorysetup': categoryAdapter,
};
