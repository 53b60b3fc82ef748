import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '@/providers/api/errors';
import type { PicturesState } from './editors';

interface PicturesNoticeProps {
  state: PicturesState;
  onClose: () => void;
}

/** Says that a text's pictures are being stored, during which its form isn't saved without them, or why one couldn't be stored. */
export function PicturesNotice({ state, onClose }: PicturesNoticeProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'sending') return undefined;
    const hold = (event: Event) => {
      if (!(event.target instanceof HTMLElement) || !event.target.contains(place.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('submit', hold, { capture: true });
    return () => window.removeEventListener('submit', hold, { capture: true });
  }, [state]);
  return (
    <Box ref={place}>
      <div role="status">{state === 'sending' && <Alert severity="info">{translate('rich_text.pictures_sending')}</Alert>}</div>
      {state instanceof Error && (
        <Alert severity="error" closeText={translate('ra.action.close')} onClose={onClose}>
          {translate('rich_text.picture_failed', { reason: translate(reasonOf(state), { _: reasonOf(state) }) })}
        </Alert>
      )}
    </Box>
  );
}

/** Returns the server's sentence about the picture, or else the error's. */
const reasonOf = (error: Error): string => (error instanceof ApiError && error.fields['text_image']?.[0]) || error.message;
