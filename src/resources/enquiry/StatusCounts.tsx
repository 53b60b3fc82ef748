import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { chipProps } from '@/components/list/toolbar/FacetFilter';
import { useDigits } from '@/components/ui/text/digits';
import type { Reply } from '@/contract/call';
import { enquiryCalls } from '@/contract/enquiry';
import { enquiryFilter, enquiryStatuses } from '@/contract/enquiryFilter';
import { useRead } from '@/providers/data/useRead';

/** The statuses, each with its number of enquiries of the chosen course, where the server says it; a click searches for those. */
export function StatusCounts() {
  const translate = useTranslate();
  const digits = useDigits();
  const { filterValues, setFilters } = useListContext();
  // The list has made the same request: it is read once.
  const asked = enquiryFilter.safeParse(filterValues).data;
  const { data: counts } = useRead(enquiryCalls.getEnquiryFilter, asked, countsOf);
  if (!asked) return null;
  return (
    <Stack direction="row" role="group" aria-label={translate('enquiry.statuses')} sx={row}>
      {enquiryStatuses.map((status) => {
        const count = counts?.[status];
        return (
          <Chip
            key={status}
            {...chipProps(status === asked.en_status)}
            label={[translate(`choices.${status}`), ...(count === undefined ? [] : [digits(count)])].join(' ')}
            onClick={() => setFilters({ ...filterValues, en_status: status })}
          />
        );
      })}
    </Stack>
  );
}

const row = { flexWrap: 'wrap', gap: 1, px: { xs: 1, sm: 2 }, py: 1.5 };

const countsOf = ({ counts }: Reply<typeof enquiryCalls.getEnquiryFilter>) => counts ?? null;
