import { useContext, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useFieldCheck } from '@/components/form/fieldChecks';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { type RuleKey, say } from '@/contract/message';
import { nodeChoices } from './nodeChoices';
import type { AreaNode, TreeArea } from './treeArea';

interface NodeParentInputProps<Node> {
  source: string;
  area: TreeArea<Node>;
  /** Which nodes can be chosen; the record that is changed, and all below it, never can. */
  fits: (node: Node) => boolean;
  /** What is said of one that can't. */
  misfit: RuleKey;
}

/** What a record of a tree stands below: any other, with the way to it; none at the top. */
export function NodeParentInput<Node extends AreaNode<Node>>({ source, area, fits, misfit }: NodeParentInputProps<Node>) {
  const { data: nodes, error, refetch } = useContext(area.Nodes);
  const own = useRecordContext()?.id;
  const data = useMemo(() => nodes && nodeChoices(nodes, (node) => node.iid !== own, fits), [nodes, own, fits]);
  useFieldCheck(source, (value) => {
    const isOffered = typeof value !== 'number' || !data || data.some(({ id }) => id === value);
    return isOffered ? undefined : say(misfit);
  });
  return <ReferenceInput source={source} choices={{ data, error, isPending: nodes === undefined && !error, refetch }} />;
}
