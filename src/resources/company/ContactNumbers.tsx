import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { z } from 'zod/mini';
import { PhoneLink } from '@/components/fields/ContactDetail';
import type { company } from '@/contract/company';

/** A company's phone numbers, one a line, as links that dial them. */
export function ContactNumbers() {
  const record = useRecordContext<z.infer<typeof company>>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {record?.company_contact.map(({ id, company_contact_no }) => (
        <li key={id}>
          <PhoneLink number={company_contact_no} />
        </li>
      ))}
    </Box>
  );
}
