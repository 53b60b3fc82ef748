import { numberText } from '@/domain/digits';
import type { ShownText } from './shownText';

/** The text of a column of amounts: rupees, with both decimals. */
export const rupees: ShownText = (amount, { translate, locale }) =>
  amount === '' ? '' : `${translate('ui.rupees')}\u00a0${numberText(Number(amount), locale, { minimumFractionDigits: 2 })}`;
