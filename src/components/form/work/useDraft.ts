import { useEffect, useMemo } from 'react';
import { shownTitle } from '@/components/ui/DocumentTitle';
import { type DraftContent, drafts, type KeptDraft } from '@/providers/drafts';
import { type Services, useServices } from '@/providers/services';
import { noteRefusal } from '@/providers/storage/refusals';
import { type KeptTime, keptTime } from './LossNotice';

/** The values typed into a form, and the record's values in their place. */
export type Typed = Pick<DraftContent, 'values' | 'standing' | 'step'>;

/**
 * A form's unsaved values, kept for the person who typed them, by the form's address. It works in the background, and never rejects: a
 * draft must not prevent a save.
 */
export interface Draft {
  /** Names it by the form's title, while that is shown: a draft kept as the form closes has the title from before. */
  readTitle: () => void;
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
  const draft = useMemo(() => (address === undefined ? keepsNothing : createDraft(session, address)), [session, address]);
  useEffect(() => draft.readTitle());
  return draft;
}

/** Makes the draft of the form at an address. */
function createDraft(session: Services['session'], address: string): Draft {
  let title: string | undefined;
  const kept = keptTime();
  // When what was kept last was typed; undefined once it is forgotten.
  let newest: number | undefined;
  const tell = (savedAt: number, isKept: boolean) => {
    if (savedAt === newest) kept.tell(isKept ? savedAt : undefined);
  };
  // Whoever opened the form owns its draft, even if the session ends meanwhile.
  const owner = session.read().then((person) => ({ email: person?.email ?? '', address }));
  return {
    readTitle: () => {
      title = shownTitle();
    },
    load: () => drafts.load(owner).catch(refused),
    keep: ({ values: typed, standing, step }) => {
      const values = withoutFiles(typed);
      const hadFiles = Object.keys(values).length < Object.keys(typed).length;
      if (Object.keys(values).length === 0) return;
      const savedAt = Date.now();
      newest = savedAt;
      drafts.save(owner, { values, standing, step, hadFiles, savedAt, title }).then(
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
}

const refused = () => {
  noteRefusal();
  return undefined;
};

const keepsNothing: Draft = {
  readTitle: () => undefined,
  load: async () => undefined,
  keep: () => undefined,
  forget: () => undefined,
  discard: () => undefined,
  takeUp: () => undefined,
  kept: keptTime(),
};

const withoutFiles = (values: DraftContent['values']): DraftContent['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => ![value].flat().some((part) => part instanceof File)));
