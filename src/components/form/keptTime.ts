/** When a form's draft was kept last, in milliseconds; undefined while there is none of the current values. */
export interface KeptTime {
  subscribe: (listener: () => void) => () => void;
  get: () => number | undefined;
  tell: (at: number | undefined) => void;
}

/** Makes a store to subscribe to, so that a form isn't rendered again each time its draft is kept. */
export function keptTime(): KeptTime {
  const listeners = new Set<() => void>();
  let keptAt: number | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => keptAt,
    tell: (at) => {
      keptAt = at;
      for (const listener of listeners) listener();
    },
  };
}
