import { useMemo } from 'react';
import { drafts } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import type { FormValues } from './useSave';

export interface DraftContent {
  values: FormValues;
  /** Milliseconds since 1970, UTC. */
  savedAt: number;
  /** Whether files were chosen too, which a draft can't hold. */
  hadFiles?: boolean | undefined;
}

/** A form's typed but unsaved values, kept for the person who typed them, at the address where they were typed. */
export interface Draft {
  load: () => Promise<DraftContent | undefined>;
  keep: (values: FormValues) => Promise<void>;
  forget: () => Promise<void>;
}

/** The draft of the form at an address; without an address nothing is kept. */
export function useDraft(address: string | undefined): Draft {
  const { session } = useServices();
  return useMemo(() => {
    if (address === undefined) return keepsNothing;
    // Whoever opened the form owns what is typed in it, also when the session ends meanwhile.
    const key = session.read().then((person) => `${person?.email ?? ''} ${address}`);
    return {
      load: async () => drafts.load(await key),
      keep: async (values) => {
        const typed = withoutFiles(values);
        const hadFiles = Object.keys(typed).length < Object.keys(values).length;
        if (Object.keys(typed).length > 0) await drafts.save(await key, { values: typed, hadFiles, savedAt: Date.now() });
      },
      forget: async () => drafts.remove(await key),
    };
  }, [session, address]);
}

const keepsNothing: Draft = { load: async () => undefined, keep: async () => undefined, forget: async () => undefined };

const withoutFiles = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
