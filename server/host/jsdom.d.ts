declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  /** A document without a browser. */
  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike;
  }
}
