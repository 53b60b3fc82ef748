import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDigits } from '@/components/ui/text/digits';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { dashboardCalls, type FirstStep, firstSteps } from '@/contract/dashboard';
import { useRead } from '@/providers/data/useRead';
import { DashboardCard } from './DashboardCard';

/** Where each step is done. */
const places: Readonly<Record<FirstStep, string>> = {
  company: '/company',
  category: '/coursesetup/coursecategorysetup/add',
  course: '/coursesetup',
  price: '/coursePriceSetup/add',
  batch: '/batchSetup/add',
  questions: '/quizsetup/import',
  modelset: '/modelsetSetup/add',
  colleague: '/staff/add',
  mail: '/settings',
  backup: '/settings',
};

/** Returns what makes every page lead back to the steps, until one is there. */
function useBegunStep(): () => void {
  const [, setIsBegun] = useStore('firstSteps.begun', false);
  return () => setIsBegun(true);
}

interface Step {
  name: FirstStep;
  isDone: boolean;
}

/** Reads which of the steps that the person's rights open are done, in their order. */
function useFirstSteps() {
  const { data, error, isFetching, refetch } = useRead(dashboardCalls.getFirstSteps, {});
  const steps = data && firstSteps.flatMap((name): Step[] => stepIn(name, data.data[name]));
  return { data: steps, error, isFetching, refetch };
}

const stepIn = (name: FirstStep, isDone: boolean | undefined): Step[] => (isDone === undefined ? [] : [{ name, isDone }]);

/** What a new office does first, each step ticked by what is there. */
export function FirstSteps() {
  const translate = useTranslate();
  const query = useFirstSteps();
  const begin = useBegunStep();
  return (
    <>
      <PageTitle title="first_steps.title" />
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 720 }}>
        <QueryContent query={query} lines={firstSteps.length}>
          {(steps) => (
            <>
              <Progress steps={steps} />
              <Box component="ol" sx={list}>
                {steps.map(({ name, isDone }) => (
                  <li key={name}>
                    {isDone ? <DoneIcon color="success" aria-hidden /> : <OpenIcon color="disabled" aria-hidden />}
                    <div>
                      <Link component={RouterLink} to={places[name]} onClick={begin} underline="hover" sx={{ fontWeight: 600 }}>
                        {translate(`first_steps.${name}`)}
                      </Link>
                      {isDone && <Box sx={unseen}>{translate('first_steps.done')}</Box>}
                      <Typography variant="body2" color="text.secondary">
                        {translate(`first_steps.${name}_why`)}
                      </Typography>
                    </div>
                  </li>
                ))}
              </Box>
            </>
          )}
        </QueryContent>
      </Paper>
    </>
  );
}

const list = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 1.5 },
} as const;

function Progress({ steps }: { steps: readonly Step[] }) {
  const translate = useTranslate();
  const digits = useDigits();
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.length === 0) return <Typography>{translate('first_steps.none')}</Typography>;
  return (
    <Typography>
      {done === steps.length
        ? translate('first_steps.all_done')
        : translate('first_steps.progress', { done: digits(done), all: digits(steps.length) })}
    </Typography>
  );
}

/** The steps on the dashboard, until they are done or put away; a server that doesn't tell of them has none. */
export function FirstStepsCard() {
  const translate = useTranslate();
  const [isAway, putAway] = useStore('firstSteps.away', false);
  const { data: steps } = useFirstSteps();
  const begin = useBegunStep();
  const next = steps?.find(({ isDone }) => !isDone);
  if (!steps || !next || isAway) return null;
  return (
    <DashboardCard title="first_steps.title">
      <Progress steps={steps} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button component={RouterLink} to={places[next.name]} onClick={begin} variant="contained" size="small">
          {translate(`first_steps.${next.name}`)}
        </Button>
        <Button component={RouterLink} to="/firstSteps" size="small">
          {translate('first_steps.all')}
        </Button>
        <Button size="small" color="inherit" onClick={() => putAway(true)}>
          {translate('first_steps.put_away')}
        </Button>
      </Box>
    </DashboardCard>
  );
}
