import { type ReactNode, useEffect, useRef } from 'react';
import { usePublic } from './context';
import type { PublicMessageKey } from './translate';

interface PageCardProps {
  title: PublicMessageKey;
  lead?: PublicMessageKey;
  children: ReactNode;
}

/** One page: its heading names the document and takes the focus. */
export function PageCard({ title, lead, children }: PageCardProps) {
  const { t } = usePublic();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = t(title);

  useEffect(() => {
    document.title = `${text} · ${t('product')}`;
  }, [text, t]);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="card">
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {lead && <p className="lead">{t(lead)}</p>}
      {children}
    </div>
  );
}
