import { Outlet, useParams } from 'react-router-dom';
import { ShowRecord } from '@/components/record/ShowRecord';
import { Breadcrumb } from './Breadcrumb';
import { NodeActions } from './NodeActions';
import { Panel } from './Panel';
import type { PanelParts } from './panelParts';
import type { AreaNode } from './treeArea';

/** Shows the record that the route names, its actions, and in the `Outlet` the popups that change a part of it. */
export function ViewPanel<Node extends AreaNode<Node>>(parts: PanelParts<Node>) {
  const { area, isAt, forms, Before, More } = parts;
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
        {Before && <Before />}
        <Details />
        {More && <More />}
      </ShowRecord>
      <Outlet />
    </Panel>
  );
}
