/** The page that somebody has navigated to, while it is prepared. */
export interface Arrivals {
  begin(pathname: string): void;
  /** Returns what the page at an address waits for; undefined where it can be rendered. */
  at(pathname: string): Promise<void> | undefined;
}

export function createArrivals(prepare: (pathname: string) => Promise<void>): Arrivals {
  let arrival: { pathname: string; prepared: Promise<void> } | undefined;
  return {
    begin(pathname) {
      const begun = { pathname, prepared: prepare(pathname) };
      arrival = begun;
      void begun.prepared.finally(() => {
        if (arrival === begun) arrival = undefined;
      });
    },
    at: (pathname) => (arrival?.pathname === pathname ? arrival.prepared : undefined),
  };
}
