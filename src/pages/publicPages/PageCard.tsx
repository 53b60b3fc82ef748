import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { basePath } from '@/providers/basePath';
import { usePublic } from './context';
import type { PublicMessageKey } from './translate';

interface PageCardProps {
  title: PublicMessageKey;
  lead?: PublicMessageKey;
  /** Why the person has come here, if that isn't obvious; it is announced with the heading. */
  notice?: PublicMessageKey | undefined;
  children: ReactNode;
}

/** The frame of a page: its heading sets the document's title and takes the focus. */
export function PageCard({ title, lead, notice, children }: PageCardProps) {
  const { t } = usePublic();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const text = t(title);

  useEffect(() => {
    document.title = `${text} · ${t('product')}`;
  }, [text, t]);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="card">
      <h1 ref={heading} tabIndex={-1} aria-describedby={notice && id}>
        {text}
      </h1>
      {lead && <p className="lead">{t(lead)}</p>}
      {notice && (
        <p id={id} className="notice info">
          {t(notice)}
        </p>
      )}
      {children}
    </div>
  );
}

/** A link between these pages that doesn't reload; with a modifier key the browser handles it. */
export function PublicLink({ to, children }: { to: string; children: ReactNode }) {
  const { go } = usePublic();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void go(to);
  };
  return (
    <a href={basePath + to} onClick={follow}>
      {children}
    </a>
  );
}
