import { passwordsOf } from '@/providers/demo/passwords';

/** The demo's, of one round: nearly every test signs two people in. */
export const quickPasswords = passwordsOf(1);
