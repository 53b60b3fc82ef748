import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ViewPage } from '@/components/record/recordPages';
import { EmployeeDetails } from './EmployeeDetails';

/** The page of an employee, which paper has as a whole. */
export const EmployeePage = () => <ViewPage name="employee" Details={EmployeeDetails} Actions={PrintButton} />;

function PrintButton() {
  const translate = useTranslate();
  return (
    <Button startIcon={<PrintIcon />} variant="outlined" onClick={() => window.print()}>
      {translate('ui.print')}
    </Button>
  );
}
