import { useEffect, useMemo, useRef } from 'react';
import { shownTitle } from '@/components/DocumentTitle';
import { type DraftContent, drafts, type KeptDraft } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { noteRefusal } from '@/providers/storage/refusals';
import { type KeptTime, keptTime } from './keptTime';

/** What was typed into a form, and what the record had in its place. */
export type Typed = Pick<DraftContent, 'values' | 'standing' | 'step'>;

/**
 * A form's typed but unsaved values, kept for the person who typed them, at the address where they were typed.
 * Nobody waits for it, and it never rejects: a draft must not stop a save.
 */
export interface Draft {
  load: () => Promise<KeptDraft | undefined>;
  /** Keeps this tab's draft; where nothing is typed it stays as it is. */
  keep: (typed: Typed) => void;
  /** Removes this tab's draft. */
  forget: () => void;
  /** Removes one that was offered. */
  discard: (offered: KeptDraft) => void;
  /** Removes one that was offered, if it is another's: what it held is in this tab's draft now. */
  takeUp: (offered: KeptDraft) => void;
  /** When this tab's was kept last. */
  kept: KeptTime;
}

/** The draft of the form at an address; without an address nothing is kept. */
export function useDraft(address: string | undefined): Draft {
  const { session } = useServices();
  const title = useRef<string>(undefined);
  // While the form is shown: what is kept as it goes is called as it was.
  useEffect(() => {
    title.current = shownTitle();
  });
  return useMemo(() => {
    if (address === undefined) return keepsNothing;
    const kept = keptTime();
    // Whoever opened the form owns what is typed in it, also when the session ends meanwhile.
    const owner = session.read().then((person) => ({ email: person?.email ?? '', address }));
    return {
      load: () => drafts.load(owner).catch(refused),
      keep: ({ values: typed, standing, step }) => {
        const values = withoutFiles(typed);
        const hadFiles = Object.keys(values).length < Object.keys(typed).length;
        if (Object.keys(values).length === 0) return;
        const savedAt = Date.now();
        drafts
          .save(owner, { values, standing, step, hadFiles, savedAt, title: title.current })
          .then((isKept) => isKept && kept.tell(savedAt), refused);
      },
      forget: () => {
        kept.tell(undefined);
        drafts.removeOwn(owner).catch(refused);
      },
      discard: (offered) => void drafts.remove(offered).catch(refused),
      takeUp: (offered) => void drafts.removeTakenUp(owner, offered).catch(refused),
      kept,
    };
  }, [session, address]);
}

const refused = () => {
  noteRefusal();
  return undefined;
};

const keepsNothing: Draft = {
  load: async () => undefined,
  keep: () => undefined,
  forget: () => undefined,
  discard: () => undefined,
  takeUp: () => undefined,
  kept: keptTime(),
};

const withoutFiles = (values: DraftContent['values']): DraftContent['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
