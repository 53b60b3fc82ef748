import type { Session } from '@/contract/account';

/** First, middle and last name, blanks skipped; undefined when there is none. */
export const fullName = ({ first_name, middle_name, last_name }: Session): string | undefined =>
  [first_name, middle_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') || undefined;
