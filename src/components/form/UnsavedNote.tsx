import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDigits } from '@/components/useDigits';
import { localTime } from '@/domain/instantText';
import type { KeptTime } from './keptTime';

/** Says beside a form's buttons that there is unsaved work, and once a draft is kept, since when. */
export function UnsavedNote({ kept }: { kept: KeptTime }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { isDirty } = useFormState();
  const keptAt = useSyncExternalStore(kept.subscribe, kept.get);
  if (!isDirty) return null;
  const text =
    keptAt === undefined
      ? translate('ui.unsaved_changes')
      : translate('ui.draft_kept', { time: digits(localTime(new Date(keptAt)).time) });
  // In an element of its own: a browser that translates the page moves a bare text, which then can't be removed.
  return <span>{text}</span>;
}
