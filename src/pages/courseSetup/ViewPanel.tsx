import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import { shortcut } from '@/components/keys/shortcuts';
import { ShowRecord } from '@/components/record/ShowRecord';
import { nodeActions } from './nodeActions';
import { Panel } from './Panel';
import type { CoursePlace } from './placeOf';
import type { PanelParts } from './recordPanels';
import { useNodeAt } from './useNodeAt';

/** Shows the record that the route names, what can be done with it, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel({ level, forms: { name, Details }, More }: PanelParts) {
  const { id = '' } = useParams();
  return (
    <Panel title={`${name}.view`} record="shown">
      <ShowRecord>
        <Actions place={{ level, id }} />
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}

function Actions({ place }: { place: CoursePlace }) {
  const translate = useTranslate();
  return (
    <QueryContent query={useNodeAt(place)} lines={1}>
      {(node) => (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -0.5 }}>
          {nodeActions(node)
            .filter(({ what }) => what !== 'view')
            .map(({ what, to, icon, keys }) => (
              <Button key={to} component={Link} to={to} size="small" startIcon={icon} {...(keys && shortcut(keys))}>
                {translate(`course_setup.do.${what}`)}
              </Button>
            ))}
        </Stack>
      )}
    </QueryContent>
  );
}
