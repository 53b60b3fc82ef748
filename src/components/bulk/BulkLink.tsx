import { Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useChosenRecords } from '@/components/record/useChosenRecords';
import { useAddressSearch } from '@/components/routing/AddressSearch';

interface BulkLinkProps {
  /** The popup's route below the list. */
  to: string;
  /** A key of the catalogue; its text has a place for the number of records, `smart_count`. */
  label: string;
  /** Which rows the action applies to: it is offered if at least one of them is chosen. */
  fits: (record: RaRecord) => boolean;
}

/** A bulk action: it leads to a popup that asks about the chosen rows. */
export function BulkLink({ to, label, fits }: BulkLinkProps) {
  const translate = useTranslate();
  const search = useAddressSearch();
  const { data = [] } = useChosenRecords();
  const count = data.filter(fits).length;
  return (
    <Button component={Link} to={{ pathname: to, search }} size="small" variant="outlined" disabled={count === 0}>
      {translate(label, { smart_count: count })}
    </Button>
  );
}
