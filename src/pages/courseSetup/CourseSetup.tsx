import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper, Tab, Tabs } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { shortcut } from '@/components/keys/shortcuts';
import { PageTitle } from '@/components/PageTitle';
import { CourseTree } from './CourseTree';
import { placeOf } from './placeOf';

/** The catalogue's tree on the left and, on the right, the form that the route names; on a phone they are two steps. */
export function CourseSetup() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [step, setStep] = useStep();
  const addCategory = (
    <Button component={Link} to="/coursesetup" variant="contained" startIcon={<AddIcon />} {...shortcut('n')}>
      {translate('course_setup.add_category')}
    </Button>
  );
  return (
    <>
      <PageTitle title="course_setup.title" actions={addCategory} />
      <Tabs
        value={step}
        onChange={(_, chosen: Step) => setStep(chosen)}
        variant="fullWidth"
        aria-label={translate('course_setup.steps')}
        sx={{ display: { md: 'none' }, displayPrint: 'none', mb: 1.5 }}
      >
        <Tab value="tree" label={translate('course_setup.tree')} />
        <Tab value="form" label={translate('course_setup.form')} />
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          displayPrint: 'block',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 2fr) 3fr' },
        }}
      >
        <Paper
          variant="outlined"
          sx={{
            displayPrint: 'none',
            p: 1.5,
            height: { xs: '70dvh', md: 'calc(100dvh - 216px)' },
            position: { md: 'sticky' },
            top: { md: 16 },
            ...shownIn(step, 'tree'),
          }}
        >
          <CourseTree />
        </Paper>
        <Box sx={{ minWidth: 0, ...shownIn(step, 'form') }}>
          <Suspense key={panelOf(pathname)} fallback={<LoadingLines count={6} />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
    </>
  );
}

/** A popup's address belongs to the panel below it. */
const panelOf = (pathname: string) => pathname.split('/').filter(Boolean).slice(0, 3).join('/');

type Step = 'tree' | 'form';

// Hidden, not gone: what is typed in the form, and where the tree was, stay.
const shownIn = (step: Step, part: Step) => ({ display: { xs: step === part ? 'block' : 'none', md: 'block' } });

/** The step that a phone shows: the page begins with the tree, an address below it or a link with its form. */
function useStep() {
  const { key, pathname } = useLocation();
  const [shown, setShown] = useState<{ key: string; step: Step }>({ key, step: placeOf(pathname) ? 'form' : 'tree' });
  const step = shown.key === key ? shown.step : 'form';
  return [step, (chosen: Step) => setShown({ key, step: chosen })] as const;
}
