import { createCatchUp } from '@/backend/health/catchUp';
import { shapeChecks } from '@/backend/health/shapeChecks';
import type { Api } from './api';

/** Does what a server does in the background: finds what is to be checked, and checks it. */
export const catchUp = ({ host: { store } }: Api): Promise<void> =>
  createCatchUp({ store, checks: shapeChecks, now: () => new Date() })();
