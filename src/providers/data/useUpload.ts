import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call, Input } from '@/contract/call';
import type { SendOptions } from '@/providers/api/client';
import type { Progress } from '@/providers/api/transport';
import { useCancellable, wasCancelled } from './useCancellable';
import { useWriter } from './useWriter';

const nothing: Progress = { loaded: 0, total: 0 };

/** A write that sends files and reports its progress. `send` rejects as the client does, also when it was cancelled. */
export function useUpload<C extends Call>(call: C, { quiet = false }: Pick<SendOptions, 'quiet'> = {}) {
  const client = useWriter();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>(nothing);
  const { begin, cancel } = useCancellable();

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: Input<C>) => client.send(call, input, { signal: begin(), onProgress: setProgress, quiet }),
    onSettled: () => {
      setProgress(nothing);
      // After a failure too: the files may have been stored before the connection broke.
      void queries.invalidateQueries();
    },
  });

  return {
    send: mutateAsync,
    progress,
    isSending: isPending,
    error: wasCancelled(error) ? null : error,
    cancel,
  };
}
