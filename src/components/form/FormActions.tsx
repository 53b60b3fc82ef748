import { Box, Button, DialogActions, Typography } from '@mui/material';
import { type BaseSyntheticEvent, useContext, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormContainer } from '@/components/feedback/formContainer';
import { shortcut } from '@/components/keys/shortcuts';
import type { KeptTime } from './keptTime';
import { FormStepsContext } from './steps/formSteps';
import { StepButtons } from './steps/StepButtons';
import { UnsavedNote } from './UnsavedNote';
import { Unread } from './unread';
import { useClearOfBar } from './useClearOfBar';

interface FormActionsProps {
  /** A key of the catalogue, or a text. */
  saveLabel?: string;
  /** Whether a second button saves and goes on to the next record. */
  forNext: boolean;
  /** When its draft was kept. */
  kept: KeptTime;
}

/** Save and Cancel, always in view; Save is disabled during a save. In a form of steps only the last step has it. */
export function FormActions({ saveLabel = 'ui.save', forNext, kept }: FormActionsProps) {
  const translate = useTranslate();
  const { place, cancel } = useContext(FormContainer);
  const steps = useContext(FormStepsContext);
  const isLast = !steps || steps.active === steps.steps.length - 1;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar, place === 'page');
  const Place = place === 'dialog' ? DialogActions : Box;
  return (
    <Place ref={bar} sx={{ ...look, ...(place === 'page' && atBottom) }} data-bar>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', ...(steps && inLineOfItsOwn) }}>
        <UnsavedNote kept={kept} />
      </Typography>
      {cancel && (
        <Button onClick={cancel} color="inherit">
          {translate('ui.cancel')}
        </Button>
      )}
      {steps && <StepButtons steps={steps} />}
      {isLast && <SaveButtons saveLabel={saveLabel} forNext={forNext} />}
    </Place>
  );
}

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
