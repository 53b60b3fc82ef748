import { z } from 'zod/mini';
import { type Keepsake, useKept } from '@/providers/data/useKept';

const lettersOff: Keepsake<boolean> = { name: 'letter keys off', schema: z.catch(z.boolean(), false) };

/**
 * Whether the person has turned off the shortcuts of one character for good, which speech input and a slip of the hand press too (WCAG
 * 2.1.4), and a function that turns them off or on.
 */
export function useLettersOff(): readonly [isOff: boolean, setOff: (isOff: boolean) => void] {
  const { data = false, change } = useKept(lettersOff);
  return [data, (isOff) => void change(() => isOff)];
}
