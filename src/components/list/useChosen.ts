import { useState } from 'react';
import { type Identifier, type ListControllerResult, useListContext } from 'react-admin';
import { z } from 'zod/mini';
import { tabMemory } from '@/providers/storage/tabMemory';

const chosen = tabMemory('coursedesk.chosen', z.catch(z.record(z.string(), z.array(z.union([z.string(), z.number()]))), {}));

/**
 * Returns the list around it with the rows that are chosen in this tab, for this list and the values of its search form: react-admin's
 * own selection is shared by all tabs and searches.
 */
export function useChosen(searched: Readonly<Record<string, unknown>>): ListControllerResult {
  const list = useListContext();
  const key = `${list.resource} ${JSON.stringify(searched)}`;
  const [kept, setKept] = useState(() => ({ key, ids: chosenIn(key) }));
  const now = kept.key === key ? kept : { key, ids: chosenIn(key) };
  if (now !== kept) setKept(now);

  const onSelect = (ids: readonly Identifier[]) => {
    // A search without chosen rows needs no entry.
    const { [key]: _, ...others } = chosen.read();
    chosen.write(ids.length > 0 ? { ...others, [key]: [...ids] } : others);
    setKept({ key, ids });
  };
  return {
    ...list,
    selectedIds: [...now.ids],
    onSelect,
    onToggleItem: (id) => {
      const before = chosenIn(key);
      onSelect(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    },
    onUnselectItems: () => onSelect([]),
  };
}

const chosenIn = (key: string): readonly Identifier[] => chosen.read()[key] ?? [];
