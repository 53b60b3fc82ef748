type Listener = (text: string) => void;

/** Passes messages for a toast from code without a screen to the screen that shows them. */
export interface Notices {
  tell(text: string): void;
  /** Returns a function that stops listening. */
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
