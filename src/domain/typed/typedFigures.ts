import { withoutUnseen } from '@/domain/characters';
import { asciiDigits } from '@/domain/digits';

/**
 * Returns a typed number, date, time or phone number without what came along unseen from the text that it was copied from: ASCII digits, no
 * joiner or mark of direction, each run of white space one space, none at its ends.
 */
export const typedFigures = (text: string): string => asciiDigits(withoutUnseen(text).replace(blanks, ' ').trim());

const blanks = /[\s\p{Cc}\u2800]+/gu;
