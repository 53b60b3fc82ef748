import { Button, Stack, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { WhyNotLive } from '@/components/courseTree/WhyNotLive';
import { QueryContent } from '@/components/feedback/QueryContent';
import { shortcut } from '@/components/keys/shortcuts';
import { ShowRecord } from '@/components/record/ShowRecord';
import { refusal } from '@/components/routing/refusal';
import { type NodeAction, nodeActions } from './nodeActions';
import { Panel } from './Panel';
import type { CoursePlace } from './placeOf';
import type { PanelParts } from './recordPanels';
import { useNodeAt } from './useNodeAt';

/** Shows the record that the route names, what can be done with it, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel({ level, forms: { name, Details }, Before, More }: PanelParts) {
  const { id = '' } = useParams();
  return (
    <Panel title={`${name}.view`} record="shown">
      <ShowRecord>
        <Actions place={{ level, id }} />
        {Before && <Before />}
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}

function Actions({ place }: { place: CoursePlace }) {
  const record = useRecordContext();
  return (
    <QueryContent query={useNodeAt(place)} lines={1}>
      {(node) => (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -0.5 }}>
          {nodeActions(node)
            .filter(({ what }) => what !== 'view')
            .map((action) =>
              action.what === 'activate' ? (
                <WhyNotLive key={action.what} record={record}>
                  {(refused) => <ActionButton {...action} refused={refused} />}
                </WhyNotLive>
              ) : (
                <ActionButton key={action.what} {...action} />
              ),
            )}
        </Stack>
      )}
    </QueryContent>
  );
}

interface ActionButtonProps extends NodeAction {
  /** Why it can't be done: it is shown, and leads nowhere. */
  refused?: string | undefined;
}

function ActionButton({ what, to, icon, keys, refused }: ActionButtonProps) {
  const label = useTranslate()(`course_setup.do.${what}`);
  if (refused === undefined) {
    return (
      <Button component={Link} to={to} size="small" startIcon={icon} {...(keys && shortcut(keys))}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={refused} enterTouchDelay={0}>
      <Button size="small" startIcon={icon} {...refusal(label, refused)}>
        {label}
      </Button>
    </Tooltip>
  );
}
