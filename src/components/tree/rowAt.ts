/** The index of the row that an event of the mouse met, -1 for none: the tree hears for all its rows. */
export function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row') ?? -1);
}
