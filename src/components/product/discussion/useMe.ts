import { useEffect, useState } from 'react';
import type { DiscussionComment } from '@/contract/discussion';
import { fullName } from '@/domain/fullName';
import { useServices } from '@/providers/services';

/** Who is signed in. */
export interface Me {
  name: string;
  email: string;
}

/** Returns who is signed in; undefined until that is known. */
export function useMe(): Me | undefined {
  const { session } = useServices();
  const [me, setMe] = useState<Me>();
  useEffect(() => {
    let isCurrent = true;
    void session.read().then((person) => {
      if (isCurrent && person) setMe({ name: fullName(person) ?? (person.username || person.email), email: person.email });
    });
    return () => {
      isCurrent = false;
    };
  }, [session]);
  return me;
}

/** Whether a comment is this person's. */
export const isOwn = ({ user_email }: DiscussionComment, me: Me | undefined): boolean =>
  me !== undefined && user_email?.toLowerCase() === me.email.toLowerCase();
