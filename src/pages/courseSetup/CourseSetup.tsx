import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Outlet } from 'react-router-dom';
import { PageTitle } from '@/components/PageTitle';
import { CourseTree } from './CourseTree';

/** The catalogue's tree on the left and, on the right, the form that the route names. */
export function CourseSetup() {
  const translate = useTranslate();
  const addCategory = (
    <Button component={Link} to="." variant="contained" startIcon={<AddIcon />}>
      {translate('course_setup.add_category')}
    </Button>
  );
  return (
    <>
      <PageTitle title="course_setup.title" actions={addCategory} />
      <Box
        sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 2fr) 3fr' } }}
      >
        <Paper variant="outlined" sx={{ p: 1.5, order: { xs: 1, md: 0 }, height: { xs: '60dvh', md: 'calc(100dvh - 216px)' } }}>
          <CourseTree />
        </Paper>
        <Outlet />
      </Box>
    </>
  );
}
