import { Button, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { shortcut } from '@/components/keys/shortcuts';
import { useShownName } from '@/components/record/useShownName';
import { IconLink } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import { MoreMenu } from '@/components/routing/MoreMenu';
import { refusal } from '@/components/routing/refusal';
import type { GuardProps, PanelParts } from './panelParts';
import type { AreaNode, NodeAction } from './treeArea';
import { useNodeAt } from './useNodeAt';

/** What can be done with the record of a panel: it is changed by the one filled button, and what is seldom done is in a menu. */
export function NodeActions<Node extends AreaNode<Node>>({ area, isAt, Guard = Unguarded }: PanelParts<Node>) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const name = useShownName() ?? '';
  const { data: node } = useNodeAt(area, isAt(id));
  if (!node) return null;
  const actions = area.actionsOf(node).filter(({ what }) => what !== 'view');
  const rest = actions.filter(({ inMenu }) => inMenu);
  const guarded = (action: NodeAction, Action: typeof ActionButton) => (
    <Guard key={action.what} action={action}>
      {(refused) => <Action {...action} label={translate(area.text(`do.${action.what}`))} refused={refused} />}
    </Guard>
  );
  return (
    <>
      {actions.filter(({ inMenu }) => !inMenu).map((action) => guarded(action, ActionButton))}
      {rest.length > 0 && (
        <MoreMenu label={translate('ui.row_menu', { name })}>{rest.map((action) => guarded(action, ActionEntry))}</MoreMenu>
      )}
    </>
  );
}

const Unguarded = ({ children }: GuardProps) => children(undefined);

interface ActionProps extends NodeAction {
  label: string;
  /** Why it can't be done: it is shown, and leads nowhere. */
  refused: string | undefined;
}

function ActionButton({ what, to, icon, keys, label, refused }: ActionProps) {
  const look = { variant: what === 'edit' ? 'contained' : 'outlined', size: 'small', startIcon: icon } as const;
  if (refused === undefined) {
    return (
      <Button component={Link} to={to} {...look} {...(keys && shortcut(keys))}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={refused} enterTouchDelay={0}>
      <Button {...look} {...refusal(label, refused)}>
        {label}
      </Button>
    </Tooltip>
  );
}

const ActionEntry = ({ to, icon, danger, label, refused }: ActionProps) =>
  refused === undefined ? (
    <IconLink to={to} label={label} danger={danger}>
      {icon}
    </IconLink>
  ) : (
    <IconRefusal label={label} reason={refused}>
      {icon}
    </IconRefusal>
  );
