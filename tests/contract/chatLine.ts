import { z } from 'zod/mini';
import { chatEnd, chatMessage, chatRefusal, chatSeen } from '@/contract/chat';

const frame = z.union([chatMessage, chatEnd, chatRefusal, chatSeen]);
type Frame = z.infer<typeof frame>;

/** A visitor's end of a connection to the chat, with all that came over it. */
export interface ChatLine {
  send(sent: object | string): void;
  /** Waits for the next frame that nobody has taken yet. */
  next(): Promise<Frame>;
  /** Returns the frames that have come and that nobody has taken yet, and takes them. */
  rest(): Frame[];
  /** The code with which it is closed. */
  closed: Promise<number>;
  close(): void;
}

/** Collects what comes over a connection; `come` and `end` are for whoever connects it. */
export function createFrames() {
  const come: Frame[] = [];
  const waiting: ((next: Frame) => void)[] = [];
  let end: (code: number) => void = () => {};
  const closed = new Promise<number>((resolve) => {
    end = resolve;
  });
  return {
    come(text: string) {
      const next = frame.parse(JSON.parse(text));
      const taker = waiting.shift();
      if (taker) taker(next);
      else come.push(next);
    },
    end: (code: number) => end(code),
    line: {
      closed,
      next: () => {
        const [first] = come.splice(0, 1);
        return first ? Promise.resolve(first) : new Promise<Frame>((resolve) => void waiting.push(resolve));
      },
      rest: () => come.splice(0),
    },
  };
}
