import { courseNarrowings } from '@/components/courseTree/courseGaps';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { nodesContext, type TreeArea } from '@/components/treePage/treeArea';
import { nodeActions } from './nodeActions';
import { nodeLook } from './nodeLook';
import { isAt, placeOf } from './placeOf';

/** The catalogue's tree and its page. */
export const courseArea: TreeArea<CourseTreeNode> = {
  address: 'coursesetup',
  text: (name) => `course_setup.${name}`,
  Nodes: nodesContext(),
  placeOf: (pathname) => {
    const place = placeOf(pathname);
    return place && isAt(place);
  },
  actionsOf: nodeActions,
  lookOf: nodeLook,
  narrowings: courseNarrowings,
};
