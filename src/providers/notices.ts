type Listener = (text: string) => void;

/** Sentences for a toast, from where no screen is to where one is shown. */
export interface Notices {
  tell(text: string): void;
  /** Answers the way to stop listening. */
  listen(listener: Listener): () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<Listener>();
  return {
    tell: (text) => {
      for (const listener of listeners) listener(text);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
