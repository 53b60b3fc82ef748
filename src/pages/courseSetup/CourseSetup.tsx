import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type CourseTreeNode, useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { TreePage } from '@/components/tree/TreePage';
import { offered, type ToastAction } from '@/components/ui/feedback/toasts';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { withMoved } from '@/domain/rows/tree';
import { ApiError } from '@/providers/api/errors';
import type { Press } from '@/providers/api/writeKeys';
import { writerOf } from '@/providers/data/useWriter';
import { useServices } from '@/providers/services';
import { courseArea } from './courseArea';
import { canPlace, loadPlace } from './loadPlace';
import type { Placing } from './placings';

/** The catalogue's tree and, beside it, the panels of its records. */
export function CourseSetup() {
  const read = useCourseNodes();
  const { nodes, ...moving } = useReorder(read.data ?? none);
  return <TreePage area={courseArea} nodes={{ ...read, data: read.data && nodes }} moving={moving} />;
}

const none: readonly CourseTreeNode[] = [];

/**
 * Moves lessons and sub topics among their siblings. The tree shows a move at once; a toast offers to undo it, or says why it was refused.
 */
function useReorder(nodes: readonly CourseTreeNode[]) {
  const { client } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const tellFailed = useTellFailed();
  const remarks = (from: number, to: number) => translate('course_setup.moved_remarks', { from, to });

  const { mutateAsync, isPending, variables } = useMutation({
    // One after the other, also if an undo begins while another move runs.
    scope: { id: 'course-order' },
    mutationFn: async ({ node, to, press }: Placing & { press: Press }) =>
      (await loadPlace(node))?.(writerOf(client, press), { node, to }, remarks),
    onSuccess: (from, { node, to }) => {
      const action: ToastAction | undefined =
        from === undefined ? undefined : { label: 'ui.undo', run: () => onMove(node, from) };
      // Replaces the server's sentence, which is the same for any update.
      notify('course_setup.moved', {
        type: 'success',
        autoHideDuration: offered,
        action,
        messageArgs: { place: to },
        name: node.label,
      });
      return queries.invalidateQueries();
    },
  });

  /** Whoever moves it there once more means that anew; only the toast's button tries the same again. */
  async function onMove(node: CourseTreeNode, to: number, press: Press = {}) {
    try {
      await mutateAsync({ node, to, press });
    } catch (error) {
      tellFailed('course_setup.not_moved', {
        reason: reasonOf(error, translate),
        places: { name: node.label },
        again: () => void onMove(node, to, press),
      });
    }
  }

  const moving = isPending ? variables : undefined;
  const shown = useMemo(() => (moving ? withMoved(nodes, moving.node.key, moving.to) : nodes), [nodes, moving]);
  return { nodes: shown, canMove: canPlace, onMove, isMoving: isPending } as const;
}

/** Returns why it was refused: the error of the first field, or else of the whole. */
function reasonOf(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const { non_field_errors: _, ...fields } = error instanceof ApiError ? error.fields : {};
  const [field] = Object.entries(fields);
  if (field) return `${translate(`fields.${field[0]}`)}: ${field[1].map((text) => translate(text, { _: text })).join(' ')}`;
  const text = error instanceof Error ? error.message : 'ra.notification.http_error';
  return translate(text, { _: text });
}
