import { type Services, useServicesAround } from '@/providers/services';

/** Returns a function that tells a server of ours that so many rows were taken out as a file; nobody waits for it. */
export function useNoteExport(): (what: string, rows: number) => void {
  const services = useServicesAround();
  return (what, rows) => {
    if (services?.config.history) void note(services, { what: what.slice(0, 100), rows }).catch(() => undefined);
  };
}

async function note({ client }: Services, taken: { what: string; rows: number }): Promise<void> {
  const { activityCalls } = await import('@/contract/activity');
  await client.send(activityCalls.noteExport, taken, { quiet: true, unseen: true });
}
