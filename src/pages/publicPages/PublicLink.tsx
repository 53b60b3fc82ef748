import type { MouseEvent, ReactNode } from 'react';
import { usePublic } from './context';

/** A link between these pages that doesn't reload; with a modifier key the browser handles it. */
export function PublicLink({ to, children }: { to: string; children: ReactNode }) {
  const { go } = usePublic();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void go(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
