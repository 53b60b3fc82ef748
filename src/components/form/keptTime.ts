/** When a form's draft was kept last, in milliseconds; undefined while there is none of what is typed. */
export interface KeptTime {
  subscribe: (listener: () => void) => () => void;
  get: () => number | undefined;
  tell: (at: number | undefined) => void;
}

/** Told to what listens, so that a form isn't drawn anew each time its draft is kept. */
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
