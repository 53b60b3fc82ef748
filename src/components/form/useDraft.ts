import { useEffect, useMemo, useRef } from 'react';
import { shownTitle } from '@/components/DocumentTitle';
import { type DraftContent, drafts, type KeptDraft } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { noteRefusal } from '@/providers/storage/refusals';
import { type KeptTime, keptTime } from './keptTime';

/** The values typed into a form, and the record's values in their place. */
export type Typed = Pick<DraftContent, 'values' | 'standing' | 'step'>;

/**
 * A form's unsaved values, kept for the person who typed them, by the form's address. It works in the background, and never rejects: a
 * draft must not prevent a save.
 */
export interface Draft {
  load: () => Promise<KeptDraft | undefined>;
  /** Keeps this tab's draft; without typed values it is left as it is. */
  keep: (typed: Typed) => void;
  /** Removes this tab's draft. */
  forget: () => void;
  /** Removes a draft that was offered. */
  discard: (offered: KeptDraft) => void;
  /** Removes a draft that was offered, if it is another tab's: this tab's draft now has its values. */
  takeUp: (offered: KeptDraft) => void;
  /** When this tab's draft was kept last. */
  kept: KeptTime;
}

/** The draft of the form at an address; without an address nothing is kept. */
export function useDraft(address: string | undefined): Draft {
  const { session } = useServices();
  const title = useRef<string>(undefined);
  // Read while the form is shown: a draft kept as it closes has the title from before.
  useEffect(() => {
    title.current = shownTitle();
  });
  return useMemo(() => {
    if (address === undefined) return keepsNothing;
    const kept = keptTime();
    // When what was kept last was typed; undefined once it is forgotten.
    let newest: number | undefined;
    const tell = (savedAt: number, isKept: boolean) => {
      if (savedAt === newest) kept.tell(isKept ? savedAt : undefined);
    };
    // Whoever opened the form owns its draft, even if the session ends meanwhile.
    const owner = session.read().then((person) => ({ email: person?.email ?? '', address }));
    return {
      load: () => drafts.load(owner).catch(refused),
      keep: ({ values: typed, standing, step }) => {
        const values = withoutFiles(typed);
        const hadFiles = Object.keys(values).length < Object.keys(typed).length;
        if (Object.keys(values).length === 0) return;
        const savedAt = Date.now();
        newest = savedAt;
        drafts.save(owner, { values, standing, step, hadFiles, savedAt, title: title.current }).then(
          (isKept) => tell(savedAt, isKept),
          () => {
            refused();
            tell(savedAt, false);
          },
        );
      },
      forget: () => {
        newest = undefined;
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
