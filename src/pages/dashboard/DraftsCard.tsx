import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { QueryContent } from '@/components/feedback/QueryContent';
import { drafts } from '@/providers/drafts';
import { useServices } from '@/providers/services';
import { DashboardCard } from './DashboardCard';
import { LinkLines } from './LinkLines';
import { QuietText } from './QuietText';

/** The person's drafts in this browser; each links to its form, which offers to restore it. */
export function DraftsCard() {
  const translate = useTranslate();
  const { session } = useServices();
  const query = useQuery({
    queryKey: ['drafts'],
    queryFn: async () => drafts.all((await session.read())?.email ?? ''),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DashboardCard title="dashboard.drafts">
      <QueryContent query={query} lines={1} height={40}>
        {(kept) =>
          kept.length > 0 ? (
            <LinkLines
              lines={kept.map(({ title, address, savedAt }) => ({
                name: title ?? translate('dashboard.draft'),
                to: address,
                at: savedAt,
              }))}
            />
          ) : (
            <QuietText text="dashboard.no_drafts" />
          )
        }
      </QueryContent>
    </DashboardCard>
  );
}
