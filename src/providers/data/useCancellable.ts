import { useCallback, useEffect, useRef } from 'react';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

const cancelled = say('cancelled');

/** Whether it was ended on purpose, which is no error to tell of. */
export const wasCancelled = (error: unknown): boolean => error instanceof ApiError && error.message === cancelled;

/** One thing at a time that can be cancelled: by `cancel`, or by leaving the screen. */
export function useCancellable(): { begin: () => AbortSignal; cancel: () => void } {
  const running = useRef<AbortController>(undefined);

  const begin = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  }, []);
  const cancel = useCallback(() => running.current?.abort(new ApiError(0, cancelled)), []);

  useEffect(() => cancel, [cancel]);
  return { begin, cancel };
}
