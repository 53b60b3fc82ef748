import { Button, Stack, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import { shortcut } from '@/components/keys/shortcuts';
import { ShowRecord } from '@/components/record/ShowRecord';
import { refusal } from '@/components/routing/refusal';
import { Panel } from './Panel';
import type { GuardProps, PanelParts } from './panelParts';
import type { AreaNode, NodeAction } from './treeArea';
import { useNodeAt } from './useNodeAt';

/** Shows the record that the route names, what can be done with it, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel<Node extends AreaNode<Node>>(parts: PanelParts<Node>) {
  const { forms, Before, More } = parts;
  const { name, Details } = forms;
  return (
    <Panel title={`${name}.view`} record="shown">
      <ShowRecord>
        <Actions {...parts} />
        {Before && <Before />}
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}

function Actions<Node extends AreaNode<Node>>({ area, isAt, Guard = Unguarded }: PanelParts<Node>) {
  const { id = '' } = useParams();
  return (
    <QueryContent query={useNodeAt(area, isAt(id))} lines={1}>
      {(node) => (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mb: 2, ml: -0.5 }}>
          {area
            .actionsOf(node)
            .filter(({ what }) => what !== 'view')
            .map((action) => (
              <Guard key={action.what} action={action}>
                {(refused) => <ActionButton action={action} label={area.text(`do.${action.what}`)} refused={refused} />}
              </Guard>
            ))}
        </Stack>
      )}
    </QueryContent>
  );
}

const Unguarded = ({ children }: GuardProps) => children(undefined);

interface ActionButtonProps {
  action: NodeAction;
  /** A key of the catalogue. */
  label: string;
  /** Why it can't be done: it is shown, and leads nowhere. */
  refused: string | undefined;
}

function ActionButton({ action: { to, icon, keys }, label, refused }: ActionButtonProps) {
  const text = useTranslate()(label);
  if (refused === undefined) {
    return (
      <Button component={Link} to={to} size="small" startIcon={icon} {...(keys && shortcut(keys))}>
        {text}
      </Button>
    );
  }
  return (
    <Tooltip title={refused} enterTouchDelay={0}>
      <Button size="small" startIcon={icon} {...refusal(text, refused)}>
        {text}
      </Button>
    </Tooltip>
  );
}
