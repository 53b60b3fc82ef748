import PackagesIcon from '@mui/icons-material/SellOutlined';
import StatusIcon from '@mui/icons-material/SwapHoriz';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { usePopupOf, useRowName } from '@/components/list/columns/RowLink';
import { ChipLink } from '@/components/list/columns/StatusLink';
import { places } from '@/components/record/inOrder';
import { narrowed } from '@/components/record/listRead';
import { IconLink } from '@/components/routing/IconLink';
import { useLanguage } from '@/components/ui/text/digits';
import { statusColors, statusText } from './enquiryTexts';

/** Shows the status of a row's enquiry, as a link to the popup that sets it. */
export function EnquiryStatusLink() {
  const translate = useTranslate();
  const language = useLanguage();
  const name = useRowName();
  const popupOf = usePopupOf();
  const enquiry = useRecordContext();
  const status = String(enquiry?.enquiry_status);
  return (
    <ChipLink
      to={popupOf('status', enquiry?.id)}
      text={statusText(status, language)}
      action={translate('enquiry.status_name', { name })}
      short={translate('enquiry.status_short')}
      color={statusColors[status] ?? 'default'}
      icon={<StatusIcon fontSize="small" />}
    />
  );
}

EnquiryStatusLink.place = places.own;

/** The address of the active packages of an enquiry's course, already searched for. */
export const packagesOf = ({ courses }: Partial<RaRecord>): string => narrowed('/coursePriceSetup', { courses, is_active: 'y' });

/** Leads from an enquiry to the packages of its course. */
export function PackagesLink({ fits }: { fits: (enquiry: RaRecord) => boolean }) {
  const translate = useTranslate();
  const name = useRowName();
  const enquiry = useRecordContext();
  if (!enquiry || !fits(enquiry)) return null;
  return (
    <IconLink label={translate('enquiry.packages_name', { name })} short={translate('enquiry.packages')} to={packagesOf(enquiry)}>
      <PackagesIcon fontSize="small" />
    </IconLink>
  );
}

PackagesLink.reads = true;
