import { passwordsOf } from '@/providers/demo/passwords';

/** The demo's, with one round of hashing: nearly every test signs two people in. */
export const quickPasswords = passwordsOf(1);
