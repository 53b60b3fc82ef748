import CompleteIcon from '@mui/icons-material/CheckCircle';
import FaultyIcon from '@mui/icons-material/Error';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import type { StepState } from './useStepStates';

interface StepMarkProps {
  number: number;
  title: string;
  isActive: boolean;
  state: StepState;
  onPress: () => void;
}

/**
 * One step of the list; on a phone only its number, or the icon of its state. There is a space between number and title, because people
 * with speech control say what they see.
 */
export function StepMark({ number, title, isActive, state, onPress }: StepMarkProps) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onPress}
        aria-current={isActive ? 'step' : undefined}
        aria-label={translate(`ui.step_${state}`, { number, title })}
        sx={{ ...mark, ...(isActive && chosen) }}
      >
        <Box component="span" aria-hidden sx={{ ...circle, ...(state === 'open' && (isActive ? full : ring)) }}>
          {state === 'complete' && <CompleteIcon color="primary" />}
          {state === 'faulty' && <FaultyIcon color="error" />}
          {state === 'open' && digits(number)}
        </Box>{' '}
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const mark = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  width: 1,
  minHeight: 44,
  height: 1,
  p: 0.5,
  pt: 1,
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const chosen = { color: 'text.primary', fontWeight: 600, boxShadow: 'inset 0 -2px', borderRadius: 0 } as const;

const circle = { display: 'grid', placeItems: 'center', width: 24, height: 24, borderRadius: '50%' } as const;
const ring = { border: 1, borderColor: 'text.secondary' } as const;
const full = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
