import { type RefObject, useState } from 'react';
import { useNotify } from 'react-admin';
import { DeleteView } from './DeleteView';
import { NameView } from './NameView';
import { ReplaceView } from './ReplaceView';
import { useSaveChanges } from './useSaveChanges';
import { type Asked, ViewEntries, type ViewsOfList } from './ViewEntries';

interface ViewsMenuProps extends ViewsOfList {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of a list's views, and then the dialog for the chosen action. */
export function ViewsMenu({ anchor, onClose, ...list }: ViewsMenuProps) {
  const notify = useNotify();
  const [asked, setAsked] = useState<Asked | 'replace'>();
  // Kept from the start: the dialog is about the view it was opened for, even after a rename.
  const [meant] = useState(list.shown ?? list.changed);
  const saveChanges = useSaveChanges(list.look);
  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  const save = async (how: { replaces: boolean }) => {
    if (!meant) return;
    const saved = await saveChanges(meant, how);
    if (saved === 'changed') {
      setAsked('replace');
      return;
    }
    notify(`views.change_${saved}`, { type: saved === 'gone' ? 'warning' : 'success', messageArgs: { name: meant.name } });
    if (saved === 'gone') setAsked('save');
    else close();
  };
  const saveOrTell = (how: { replaces: boolean }) =>
    void save(how).catch(({ message }: Error) => notify(message, { type: 'error' }));

  if (asked === 'save') return <NameView look={list.look} onClose={close} />;
  if (asked === 'rename' && meant) return <NameView look={list.look} renamed={meant} onClose={close} />;
  if (asked === 'delete' && meant) return <DeleteView view={meant} onClose={close} />;
  if (asked === 'replace' && meant)
    return <ReplaceView view={meant} onConfirm={() => saveOrTell({ replaces: true })} onClose={close} />;
  return (
    <ViewEntries {...list} anchor={anchor} onClose={close} onAsk={setAsked} onChange={() => saveOrTell({ replaces: false })} />
  );
}
