import { hash, verify } from '@node-rs/argon2';
import type { Host } from '@/backend/host';

/** Hashes passwords by argon2id with 19 MiB and two passes, as OWASP's cheat sheet on password storage asks. */
export const passwords: Host['passwords'] = {
  hash: (password) => hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  verify: (password, stored) => verify(stored, password),
};
