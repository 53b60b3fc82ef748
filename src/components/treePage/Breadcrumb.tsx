import { useContext } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { Way, WayPlace } from '@/components/record/Way';
import type { ResourceOptions } from '@/components/routing/resourceOptions';
import { nodesTo } from '@/domain/tree';
import type { AreaNode, IsAt, TreeArea } from './treeArea';

interface BreadcrumbProps<Node> {
  area: TreeArea<Node>;
  /** Finds the node in question. */
  isAt: IsAt<Node>;
}

/** The breadcrumb of a node in its tree: each step links to the details of a parent. */
export function Breadcrumb<Node extends AreaNode<Node>>({ area, isAt }: BreadcrumbProps<Node>) {
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
