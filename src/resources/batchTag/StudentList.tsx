import RosterIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Column } from '@/components/list/columns/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { BulkLink } from '@/components/record/bulk/BulkBar';
import { useAddressSearch } from '@/components/routing/addresses';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { bsDayText } from '@/components/ui/text/dates';
import { studentFilter } from '@/contract/batchTag';
import { ForWriters } from '@/providers/auth/rights';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const PackagesInput = lazyPart(() => import('./PackagesInput'), 'PackagesInput');
const BsDateRangeInput = lazyPart(() => import('@/components/form/inputs/BsDateRangeInput'), 'BsDateRangeInput');

const filter = {
  schema: studentFilter,
  inputs: (
    <>
      <CourseInput />
      <PackagesInput />
      <BsDateRangeInput
        start={{ source: 'enroll_date.from_nep', ad: 'enroll_date.from' }}
        end={{ source: 'enroll_date.to_nep', ad: 'enroll_date.to' }}
      />
    </>
  ),
};

export const StudentList = () => (
  <ListScreen
    actions={<RosterButton />}
    filter={filter}
    bulkActions={<BulkLink to="tag" label="batch_tag.tag_button" fits={() => true} />}
    sort={{ field: 'full_name', order: 'ASC' }}
    fixedHeight={450}
  >
    <Column source="full_name" />
    <Column source="mobile_no" />
    <Column source="course_name" />
    <Column source="package_name" />
    <Column source="enrolled_date" text={bsDayText} isShort />
    <Column source="enroll_end_date" text={bsDayText} isShort />
    <Column source="batch_name" />
    <Column source="email" />
  </ListScreen>
);

/** Opens the popup that tags the students of a pasted list. */
function RosterButton() {
  const translate = useTranslate();
  const search = useAddressSearch();
  return (
    <ForWriters>
      <Button component={Link} to={{ pathname: 'roster', search }} variant="outlined" startIcon={<RosterIcon />}>
        {translate('roster.button')}
      </Button>
    </ForWriters>
  );
}
