import { Box, Chip } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { rupees, useDigits, useLanguage } from '@/components/ui/text/digits';
import type { ShownText } from '@/components/ui/text/shownText';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { digitsIn } from '@/domain/digits';

/** What a learner pays for a package; with an offer, beside the price without it. */
export const PriceToPay = () => (
  <ToPay amount="price_to_pay" without="course_price" percent="discount_offer" where={hasCourseOffer} />
);

/** What a learner pays for the exam. */
export const FeeToPay = () => (
  <ToPay amount="fee_to_pay" without="course_exam_fee" percent="exam_fee_discount_offer" where={hasExamFeeOffer} />
);

/** How long a package stays open: a number of days, or `life_time`. */
export const accessText: ShownText = (access, { translate, locale }) =>
  access === 'life_time' ? translate('course_price.life_time') : digitsIn(locale, access);

interface ToPayProps {
  /** The fields of the amount, of the amount without the offer, and of the offer's percents. */
  amount: string;
  without: string;
  percent: string;
  where: (price: RaRecord) => boolean;
}

function ToPay({ amount, without, percent, where }: ToPayProps) {
  const price = useRecordContext();
  const language = useLanguage();
  const translate = useTranslate();
  const digits = useDigits();
  if (!price) return null;
  const shown = (field: string) => rupees(String(price[field] ?? ''), language);
  if (!where(price)) return shown(amount);
  return (
    <Box component="span" sx={beside}>
      <Chip component="span" size="small" variant="outlined" color="success" label={`−${digits(String(price[percent]))}%`} />
      <Box component="s" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={unseen}>
          {translate('course_price.without_offer')}{' '}
        </Box>
        {shown(without)}
      </Box>
      <b>{shown(amount)}</b>
    </Box>
  );
}

const beside = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 1,
} as const;
