import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { z } from 'zod';
import type { company } from '@/contract/company';

/** The numbers of a company, one a line: each is dialled from here. */
export function ContactNumbers() {
  const record = useRecordContext<z.infer<typeof company>>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {record?.company_contact.map(({ id, company_contact_no }) => (
        <li key={id}>
          <Link href={`tel:${company_contact_no}`}>{company_contact_no}</Link>
        </li>
      ))}
    </Box>
  );
}
