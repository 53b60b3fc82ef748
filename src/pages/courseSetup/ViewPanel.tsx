import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { ShowRecord } from '@/components/record/ShowRecord';
import { nodeActions } from './nodeActions';
import { Panel } from './Panel';
import type { PanelParts } from './recordPanels';
import { useNodeAt } from './useNodeAt';

/** Shows the record that the route names, what can be done with it, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel({ level, forms: { name, Details }, More }: PanelParts) {
  const { id = '' } = useParams();
  return (
    <Panel title={`${name}.view`} actions={<Actions place={{ level, id }} />}>
      <ShowRecord>
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}

function Actions({ place }: { place: Parameters<typeof useNodeAt>[0] }) {
  const { data: node } = useNodeAt(place);
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -0.5, minHeight: 32 }}>
      {node &&
        nodeActions(node)
          .filter(({ what }) => what !== 'view')
          .map(({ what, to, icon }) => (
            <Button key={to} component={Link} to={to} size="small" startIcon={icon}>
              {translate(`course_setup.do.${what}`)}
            </Button>
          ))}
    </Stack>
  );
}
