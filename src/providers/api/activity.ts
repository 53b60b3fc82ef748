/** A call in flight. */
export interface Flight {
  id: number;
  call: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Defined for reads only: a write that was sent is done, whether or not its answer is awaited. */
  cancel?: () => void;
}

/** The calls in flight, for the loader; an external store of React. */
export interface Activity {
  begin(call: string, cancel?: () => void): () => void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Flight[];
}

export function createActivity(): Activity {
  let flights: readonly Flight[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Flight[]) => {
    flights = next;
    for (const listener of listeners) listener();
  };
  return {
    begin(call, cancel) {
      const flight: Flight = { id: ++lastId, call, startedAt: Date.now(), ...(cancel && { cancel }) };
      become([...flights, flight]);
      return () => become(flights.filter(({ id }) => id !== flight.id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => flights,
  };
}
