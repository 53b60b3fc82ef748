import { Box, Button, DialogActions, Typography } from '@mui/material';
import {
  type BaseSyntheticEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { mark } from '@/components/ui/marks';
import { useDigits } from '@/components/ui/text/digits';
import { nepalTime } from '@/domain/calendar/instantText';
import { ForWriters } from '@/providers/auth/rights';
import { FormStepsContext } from './steps/formSteps';
import { StepButtons } from './steps/StepButtons';
import { Unread } from './work/editing';
import type { KeptTime } from './work/LossNotice';
import { showFocused } from './wrongFields';

interface FormActionsProps {
  /** A key of the catalogue, or a text. */
  saveLabel?: string;
  /** Whether a second button saves and goes on to the next record. */
  forNext: boolean;
  /** When its draft was kept. */
  kept: KeptTime;
  /** What else the bar has, beside that. */
  extra?: ReactNode;
  /** What stands above the buttons. */
  beside: ReactNode;
}

/** Save and Cancel, always in view; Save is disabled during a save. In a form of steps mostly the last step alone has it. */
export function FormActions({ saveLabel = 'ui.save', forNext, kept, extra, beside }: FormActionsProps) {
  const translate = useTranslate();
  const { place, cancel } = useContext(FormContainer);
  const steps = useContext(FormStepsContext);
  const isSaved = !steps || steps.savesAnywhere || steps.active === steps.steps.length - 1;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar, place === 'page');
  const Place = place === 'dialog' ? DialogActions : Box;
  return (
    <Place ref={bar} sx={{ ...look, ...(place === 'page' && atBottom) }} {...mark('bar')}>
      <Above>{beside}</Above>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', ...(steps && inLineOfItsOwn) }}>
        <UnsavedNote kept={kept} />
        <ForWriters>{extra}</ForWriters>
      </Typography>
      {cancel && (
        <Button onClick={cancel} color="inherit">
          {translate('ui.cancel')}
        </Button>
      )}
      {steps && <StepButtons steps={steps} />}
      <ForWriters>{isSaved && <SaveButtons saveLabel={saveLabel} forNext={forNext} />}</ForWriters>
    </Place>
  );
}

/** What stands above the buttons; a long list in it scrolls, so that they stay in view. */
const Above = ({ children }: { children: ReactNode }) =>
  children ? (
    <Box sx={{ flexBasis: '100%', maxHeight: '30vh', overflow: 'auto', '&:empty': { display: 'none' } }}>{children}</Box>
  ) : null;

/** The button that saves, and the one that saves and goes on to the next record. */
function SaveButtons({ saveLabel, forNext }: Required<Pick<FormActionsProps, 'saveLabel' | 'forNext'>>) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const isUnread = useContext(Unread) !== undefined;
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        disabled={isSubmitting || isUnread}
        sx={{ order: 1 }}
        {...shortcut('Control+S')}
      >
        {translate(saveLabel, { _: saveLabel })}
      </Button>
      {/* It comes after Save in the document, but is shown before it: Enter and Ctrl+S press the first. */}
      {forNext && (
        <Button type="submit" variant="outlined" name={next} disabled={isSubmitting || isUnread} {...shortcut('Control+Shift+S')}>
          {translate('ui.save_for_next')}
        </Button>
      )}
    </>
  );
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

// On a phone there is no room for it beside several buttons.
const inLineOfItsOwn = { flexBasis: { xs: '100%', sm: 'auto' } } as const;

// Sticks over the scrolling fields; as wide as the card around the form.
const atBottom = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 2,
  mx: -2,
  mb: -2,
  px: 2,
  bgcolor: 'background.paper',
} as const;

const next = 'next';

/** Tells whether the second button submitted the form. */
export function isForNext(event: BaseSyntheticEvent<object, unknown, unknown> | undefined): boolean {
  const native = event?.nativeEvent;
  return native instanceof SubmitEvent && native.submitter instanceof HTMLButtonElement && native.submitter.name === next;
}

/** Says beside a form's buttons that there is unsaved work, and once a draft is kept, since when. */
function UnsavedNote({ kept }: { kept: KeptTime }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { isDirty } = useFormState();
  const keptAt = useSyncExternalStore(kept.subscribe, kept.get);
  if (!isDirty) return null;
  const text =
    keptAt === undefined
      ? translate('ui.unsaved_changes')
      : translate('ui.draft_kept', { time: digits(nepalTime(new Date(keptAt)).time) });
  // In an element of its own: a browser that translates the page moves a bare text, which then can't be removed.
  return <span>{text}</span>;
}

/** The space between the bar and the focused input, for its ring, in pixels. */
const gap = 8;

/**
 * Keeps the focused input above the form's bar. The browser is told how much of the window a bar at its bottom covers, and scrolls to
 * inputs accordingly. The bar is observed, because its buttons wrap in a narrow window, and its note comes with the first key.
 */
function useClearOfBar(bar: RefObject<HTMLElement | null>, isAtBottom: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const form = element.closest('form');
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isAtBottom) style.scrollPaddingBottom = `${element.offsetHeight + gap}px`;
      showFocused(form);
    });
    observer.observe(element);
    // Of a text area the browser scrolls only the caret's line into view. A pointer is left where it is.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') showFocused(form);
    };
    form?.addEventListener('keyup', onKeyUp);
    return () => {
      observer.disconnect();
      form?.removeEventListener('keyup', onKeyUp);
      style.scrollPaddingBottom = '';
    };
  }, [bar, isAtBottom]);
}
