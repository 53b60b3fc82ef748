import { setTimeout } from 'node:timers/promises';
import { Collision, unavailableIn } from '@/backend/store/port';
import { errorCode } from './errorCode';

/** Serialization failure and deadlock: the database has undone the transaction, and asks for it again. */
const collisions: readonly unknown[] = ['40001', '40P01'];

const attempts = 5;

/** Runs a transaction again when it has collided with another one, a few times, with growing pauses of random length. */
export async function retrying<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const hasCollided = error instanceof Collision || collisions.includes(errorCode(error));
      if (attempt === attempts || !hasCollided) throw error;
    }
    await setTimeout(Math.random() * 10 * 2 ** attempt);
  }
}

/** Reads again, once, where the connection broke meanwhile. A write isn't repeated: it may have been done. */
export async function readingAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (unavailableIn(error)?.kind !== 'lost') throw error;
  }
  return read();
}
