import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { TreePage } from '@/components/treePage/TreePage';
import { courseArea } from './courseArea';
import { useReorder } from './useReorder';

/** The catalogue's tree and, beside it, the panels of its records. */
export function CourseSetup() {
  const read = useCourseNodes();
  const { nodes, ...moving } = useReorder(read.data ?? none);
  return <TreePage area={courseArea} nodes={{ ...read, data: read.data && nodes }} moving={moving} />;
}

const none: readonly CourseTreeNode[] = [];
