import type { RaRecord } from 'react-admin';
import { companyCalls } from '@/contract/company';
import { useRead } from '@/providers/data/useRead';

/** Reads the path of a company's logo; until that is there, or where it can't be read, it is the one that its list knows. */
export function useLogo(company: RaRecord | undefined): string | null | undefined {
  const { data } = useRead(companyCalls.getCompanyLogo, company && { id: String(company.id) }, logoOf);
  return data === undefined ? company?.company_logo : data;
}

// A constant function, because a new one would run again at each render.
const logoOf = ({ data }: { data: { company_logo: string | null } }) => data.company_logo;
