import { Button } from '@mui/material';
import { useContext } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { Link, Outlet, useParams } from 'react-router-dom';
import { HistoryPlace } from '@/components/record/history/HistoryPlace';
import { useShownName } from '@/components/record/names';
import { withUsual } from '@/components/record/PrintRecord';
import { ShowRecord } from '@/components/record/ShowRecord';
import { Way, WayPlace } from '@/components/record/Way';
import type { ResourceOptions } from '@/components/routing/addresses';
import { ActionPlace, IconLink, MoreMenu } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { nodesTo } from '@/domain/rows/tree';
import { Panel } from './Panel';
import type { GuardProps, PanelParts } from './panelParts';
import type { AreaNode, IsAt, NodeAction, TreeArea } from './treeArea';
import { useActionsOf } from './useActionsOf';
import { useNodeAt } from './useNodeAt';

/** Shows the record that the route names, its actions, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel<Node extends AreaNode<Node>>(parts: PanelParts<Node>) {
  const { area, isAt, forms, More } = parts;
  const { name, Details, Status } = forms;
  const { id = '' } = useParams();
  return (
    <Panel
      title={`${name}.view`}
      record="shown"
      status={Status && <Status />}
      actions={<NodeActions {...parts} />}
      way={<Breadcrumb area={area} isAt={isAt(id)} />}
    >
      <ShowRecord>
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}

interface BreadcrumbProps<Node> {
  area: TreeArea<Node>;
  /** Finds the node in question. */
  isAt: IsAt<Node>;
}

/** The breadcrumb of a node in its tree: each step links to the details of a parent. */
function Breadcrumb<Node extends AreaNode<Node>>({ area, isAt }: BreadcrumbProps<Node>) {
  const { data: nodes, error } = useContext(area.Nodes);
  const resources = new Map(Object.entries(useResourceDefinitions<ResourceOptions>()));
  if (!nodes) return !error && <WayPlace />;
  const toDetails = (node: Node) =>
    area.actionsOf(node).find(({ what }) => what === 'view')?.to ??
    resources.get(area.resourceOf?.(node) ?? '')?.options?.detailsOf?.(String(node.iid));
  const steps = nodesTo(nodes, isAt)
    .slice(0, -1)
    .map((node) => ({ key: node.key, text: node.label, to: toDetails(node) }));
  return <Way steps={steps} />;
}

/**
 * The actions on a panel's record: the one that changes it is the only filled button, and rare ones are in a menu; on a phone, all others
 * are.
 */
function NodeActions<Node extends AreaNode<Node>>({ area, isAt, Guard = Unguarded }: PanelParts<Node>) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const name = useShownName() ?? '';
  const isPhone = useIsPhone();
  const { data: node } = useNodeAt(area, isAt(id));
  const actionsOf = useActionsOf(area);
  if (!node) return null;
  const actions = actionsOf(node).filter(({ what }) => what !== 'view');
  const edit = actions.find(isEdit);
  const others = actions.filter((action) => !isEdit(action));
  const rest = others.filter(({ inMenu = false }) => inMenu || isPhone);
  const [harmful, harmless] = [rest.filter(({ danger }) => danger), rest.filter(({ danger }) => !danger)];
  const labelOf = ({ what }: NodeAction) => translate(area.text(`do.${what}`));
  const guarded = (action: NodeAction) => (
    <Guard key={action.what} action={action}>
      {(refused) => <Other {...action} label={labelOf(action)} refused={refused} />}
    </Guard>
  );
  return (
    <HistoryPlace>
      {edit && (
        <Button
          component={Link}
          to={edit.to}
          variant="contained"
          size="small"
          startIcon={edit.icon}
          {...(edit.keys && shortcut(edit.keys))}
        >
          {labelOf(edit)}
        </Button>
      )}
      <ActionPlace value={asButton}>{others.filter((action) => !rest.includes(action)).map(guarded)}</ActionPlace>
      {rest.length === 0 ? (
        usual
      ) : (
        <MoreMenu label={translate('ui.row_menu', { name })}>
          {harmless.map(guarded)}
          {usual}
          {harmful.map(guarded)}
        </MoreMenu>
      )}
    </HistoryPlace>
  );
}

const usual = withUsual([]);

const isEdit = ({ what }: NodeAction) => what === 'edit';

const asButton = { as: 'button', size: 'small' } as const;

const Unguarded = ({ children }: GuardProps) => children(undefined);

interface OtherProps extends NodeAction {
  label: string;
  /** Why it can't be done: the reason is shown instead of a link. */
  refused: string | undefined;
}

const Other = ({ to, icon, danger, keys, label, refused }: OtherProps) =>
  refused === undefined ? (
    <IconLink to={to} label={label} danger={danger} keys={keys}>
      {icon}
    </IconLink>
  ) : (
    <IconRefusal label={label} reason={refused}>
      {icon}
    </IconRefusal>
  );
