import { type ReactNode, useEffect, useId, useRef } from 'react';
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
