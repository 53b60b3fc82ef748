import { numberText } from '@/domain/digits';
import type { ShownText } from './shownText';

/** What a column of amounts says: rupees, with both decimals. */
export const rupees: ShownText = (amount, { translate, locale }) =>
  amount === '' ? '' : `${translate('ui.rupees')}\u00a0${numberText(Number(amount), locale, { minimumFractionDigits: 2 })}`;
