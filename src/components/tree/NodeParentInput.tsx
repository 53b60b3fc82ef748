import { useContext, useMemo } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFieldCheck } from '@/components/form/fieldRules';
import { type Adds, ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { type RuleKey, say } from '@/contract/message';
import { nodeChoices } from './recordNode';
import type { AreaNode, TreeArea } from './treeArea';

interface NodeParentInputProps<Node> {
  source: string;
  area: TreeArea<Node>;
  /** Which nodes can be chosen; never the edited record, nor anything below it. */
  fits: (node: Node) => boolean;
  /** The message for any other node. */
  misfit: RuleKey;
  adds?: Adds;
}

/** Chooses a record's parent in a tree: any other record, with the names above it; none means the top level. */
export function NodeParentInput<Node extends AreaNode<Node>>({ source, area, fits, misfit, adds }: NodeParentInputProps<Node>) {
  const { data: nodes, error, refetch } = useContext(area.Nodes);
  const resource = useResourceContext();
  const own = useRecordContext()?.id;
  const data = useMemo(() => {
    // Records of two kinds may have the same id.
    const isOwn = (node: Node) => node.iid === own && (area.resourceOf?.(node) ?? area.address) === resource;
    return nodes && nodeChoices(nodes, (node) => !isOwn(node), fits);
  }, [nodes, own, area, resource, fits]);
  useFieldCheck(source, (value) => {
    const isOffered = typeof value !== 'number' || !data || data.some(({ id }) => id === value);
    return isOffered ? undefined : say(misfit);
  });
  return (
    <ReferenceInput source={source} choices={{ data, error, isPending: nodes === undefined && !error, refetch }} adds={adds} />
  );
}
