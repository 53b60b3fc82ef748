import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { QueryContent } from '@/components/feedback/QueryContent';
import { PageTitle } from '@/components/PageTitle';
import { type CategoryNode, courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { CatalogueCards } from './CatalogueCards';
import { CatalogueFindings } from './CatalogueFindings';

/** The catalogue at a glance. Every number is counted from the tree that the course setup shows. */
export function Dashboard() {
  const query = useRead(courseTreeCalls.getCourseTree, {});
  return (
    <>
      <PageTitle title="dashboard.title" />
      <QueryContent query={query} lines={8}>
        {({ data }) => <Catalogue categories={data} />}
      </QueryContent>
    </>
  );
}

function Catalogue({ categories }: { categories: readonly CategoryNode[] }) {
  const translate = useTranslate();
  if (categories.length === 0) return <Typography color="text.secondary">{translate('dashboard.empty')}</Typography>;
  return (
    <Stack sx={{ gap: 3 }}>
      <CatalogueCards categories={categories} />
      <CatalogueFindings categories={categories} />
    </Stack>
  );
}
