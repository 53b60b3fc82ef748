import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { shortcut } from '@/components/keys/shortcuts';
import { PrintRecord } from '@/components/record/PrintRecord';
import { useShownName } from '@/components/record/useShownName';
import { ActionPlace } from '@/components/routing/actionPlace';
import { IconLink } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import { MoreMenu } from '@/components/routing/MoreMenu';
import { useIsPhone } from '@/components/useIsPhone';
import type { GuardProps, PanelParts } from './panelParts';
import type { AreaNode, NodeAction } from './treeArea';
import { useNodeAt } from './useNodeAt';

/**
 * The actions on a panel's record: the one that changes it is the only filled button, and rare ones are in a menu; on a phone, all others
 * are.
 */
export function NodeActions<Node extends AreaNode<Node>>({ area, isAt, Guard = Unguarded }: PanelParts<Node>) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const name = useShownName() ?? '';
  const isPhone = useIsPhone();
  const { data: node } = useNodeAt(area, isAt(id));
  if (!node) return null;
  const actions = area.actionsOf(node).filter(({ what }) => what !== 'view');
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
    <>
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
        <PrintRecord />
      ) : (
        <MoreMenu label={translate('ui.row_menu', { name })}>
          {harmless.map(guarded)}
          <PrintRecord />
          {harmful.map(guarded)}
        </MoreMenu>
      )}
    </>
  );
}

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
