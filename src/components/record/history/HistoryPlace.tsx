import { createContext, type ReactNode, Suspense, useState } from 'react';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Opens the history of the shown record. */
export const OpenHistory = createContext<() => void>(() => undefined);

// Needed only for who asks for it.
const HistoryDialog = lazyScreen(() => import('./HistoryDialog'), 'HistoryDialog');

/** The place of a record's actions, over which its history opens. */
export function HistoryPlace({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenHistory value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenHistory>
  );
}
