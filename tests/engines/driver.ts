/** A function that finds an element in the page; it sees nothing but its arguments. */
export type Find = (...args: string[]) => Element | null | undefined;

/** A tab of a browser, as its driver controls it. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  run<Result>(work: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** Runs a library in the page. */
  inject(script: string): Promise<void>;
  /** Clicks the middle of an element with the mouse; rejects if there is none. */
  click(find: Find, ...args: string[]): Promise<void>;
  /** Chooses a file in a file input. */
  choose(path: string, find: Find, ...args: string[]): Promise<void>;
  /** Presses keys together, such as `Control` and `s`, by their names in the DOM. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
}

/** A browser with a profile of its own, in which nobody has signed in. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that runs; browsers open within it. */
export interface Engine {
  /** The browser's name and version. */
  version: string;
  open(): Promise<Browser>;
  close(): Promise<void>;
}
