import { useCallback, useEffect, useRef } from 'react';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

const cancelled = say('cancelled');

/** Whether the call was cancelled on purpose, which isn't reported as an error. */
export const wasCancelled = (error: unknown): boolean => error instanceof ApiError && error.message === cancelled;

/** Runs one cancellable task at a time; `cancel` or unmounting the screen ends it. */
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
