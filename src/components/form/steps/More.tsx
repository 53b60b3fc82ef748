import ShowIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useFieldName } from '../fieldNames';
import type { FormStep, FormSteps } from './formSteps';

interface MoreProps {
  steps: FormSteps;
  step: FormStep;
  /** The inputs. They stay mounted while they are folded. */
  children: ReactNode;
}

/**
 * The inputs of a step that nobody has to fill in, folded. They unfold as one of them is wrong, or is filled in otherwise than by typing:
 * by a draft that is restored, or an earlier version.
 */
export function More({ steps: { open, fold }, step: { name, more = [] }, children }: MoreProps) {
  const translate = useTranslate();
  const id = useId();
  const isOpen = open.has(name);
  const isTouched = useIsTouched(more);
  const unfold = useEffectEvent(() => fold(name, true));
  useEffect(() => {
    if (isTouched) unfold();
  }, [isTouched]);
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-fields`}
        onClick={() => fold(name, !isOpen)}
        startIcon={<ShowIcon sx={{ transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : undefined }} />}
      >
        {translate('ui.step_more')}
      </Button>
      <Typography id={`${id}-fields`} variant="caption" color="text.secondary" sx={{ display: isOpen ? 'none' : 'block', px: 1 }}>
        <FieldNames fields={more} />
      </Typography>
      <Box id={id} sx={isOpen ? unfolded : folded}>
        {children}
      </Box>
    </Box>
  );
}

/** How many fields are named. */
const named = 3;

/** The names of the first fields, and how many more there are. */
function FieldNames({ fields }: { fields: readonly string[] }) {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const names = fields.slice(0, named).map(nameOf).join(', ');
  const beyond = fields.length - named;
  return <span>{beyond > 0 ? `${names} ${translate('ui.others', { count: beyond })}` : names}</span>;
}

/** Tells whether one of these fields is wrong, or isn't as it was at first. */
function useIsTouched(fields: readonly string[]): boolean {
  const { errors, dirtyFields } = useFormState();
  return fields.some((field) => errors[field] !== undefined || dirtyFields[field] !== undefined);
}

const unfolded = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0, mt: 1.5, '&& > *': { my: 0 } } as const;
const folded = { display: 'none' } as const;
