import { useServices } from '@/providers/services';

/** Returns a function that tells a server of ours that so many rows were taken out as a file; nobody waits for it. */
export function useNoteExport(): (what: string, rows: number) => void {
  const { client, config } = useServices();
  return (what, rows) => {
    if (config.history) void noted({ what: what.slice(0, 100), rows }).catch(() => undefined);
  };

  async function noted(taken: { what: string; rows: number }) {
    const { activityCalls } = await import('@/contract/activity');
    await client.send(activityCalls.noteExport, taken, { quiet: true, unseen: true });
  }
}
