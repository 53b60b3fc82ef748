import { Box, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { whenIdle } from '@/components/ui/lazy/whenIdle';
import { unseen } from '@/components/ui/theme/sharedStyles';
import type { TreeNode } from '@/domain/rows/tree';
import { RowMenu } from './RowActions';
import type { RowsInViewProps } from './RowsInView';
import { type NodeLook, TreeRowLine } from './TreeRowLine';
import { indent, rowHeight, treeStyle } from './treeStyle';
import { type TreeParts, useTree } from './useTree';

interface VirtualTreeProps<Node> extends TreeParts<Node> {
  /** Names the tree to a screen reader. */
  label: string;
  /** Returns what is shown of a node besides its name. */
  lookOf: (node: Node) => NodeLook;
  /** The search words to mark, as `searchable` makes them. */
  wanted?: string;
}

/**
 * A tree of any size by the WAI-ARIA pattern; only the rows in view are rendered. It is one stop of the keyboard: arrows, Home, End, * and
 * letters move in it, Enter follows a node, Shift+F10 opens the menu of its actions, Alt and an arrow move a node among its siblings. With
 * the mouse, a chevron opens and closes a node, and its name is a link.
 */
export function VirtualTree<Node extends TreeNode<Node>>(props: VirtualTreeProps<Node>) {
  const { label, open, current, found, wanted = '', actionsOf, lookOf, onMove } = props;
  const id = useId();
  const touch = useMediaQuery('(hover: none)');
  const { rows, box, active, movable, listeners, dropPlace, menu, news } = useTree(props);
  const activeNode = rows[active]?.node;
  const activeId = activeNode && `${id}-${activeNode.key}`;

  const drawRow = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const { key } = row.node;
    return (
      <TreeRowLine
        key={key}
        id={`${id}-${key}`}
        index={index}
        row={row}
        expanded={open.has(key)}
        active={index === active}
        current={key === current}
        found={key === found}
        wanted={wanted}
        actions={actionsOf(row.node)}
        movable={movable(row)}
        touch={touch}
        {...lookOf(row.node)}
      />
    );
  };
  const around = (drawn: ReactNode) => (
    <Box
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeId}
      {...(onMove && { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown', 'aria-describedby': `${id}-keys` })}
      {...listeners}
      sx={treeStyle}
    >
      <div role="presentation" className="rows" style={{ height: rows.length * rowHeight }}>
        {drawn}
        {dropPlace && <DropLine {...dropPlace} />}
      </div>
    </Box>
  );

  return (
    <>
      <TreeRows box={box} count={rows.length} active={active} drawRow={drawRow} around={around} />
      {activeNode && activeId && <RowMenu {...menu} name={activeNode.label} rowId={activeId} actions={actionsOf(activeNode)} />}
      {onMove && <MoveNews helpId={`${id}-keys`} news={news} />}
    </>
  );
}

interface DropPlace {
  /** The row above which the dragged one would land. */
  index: number;
  level: number;
}

const DropLine = ({ index, level }: DropPlace) => (
  <div className="dropPlace" style={{ top: index * rowHeight - 1, insetInlineStart: indent(level) }} />
);

/** Tells screen readers which keys move a row, and where the last moved one is now. */
function MoveNews({ helpId, news }: { helpId: string; news: string | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <Box id={helpId} sx={unseen}>
        {translate('ui.tree_keys')}
      </Box>
      <Box role="status" sx={unseen}>
        {news}
      </Box>
    </>
  );
}

const RowsInView = lazyScreen(() => import('./RowsInView'), 'RowsInView');

/** So many rows, which fill a high window, are drawn without measuring it, which would lay out the page before they are seen. */
const drawnWhole = 40;

interface TreeRowsProps extends RowsInViewProps {
  /** Draws the element around the rows. */
  around: (rows: ReactNode) => ReactNode;
}

/** A tree's rows; of many those in view, once the code for that has loaded. */
function TreeRows({ around, ...rows }: TreeRowsProps) {
  useEffect(() => {
    // If this fails, rendering it loads it again, and says so.
    whenIdle(() => RowsInView.preload().catch(() => undefined));
  }, []);
  const areMany = rows.count > drawnWhole;
  const nearby = <RowsNearby {...rows} />;
  const inView = (
    <Suspense fallback={nearby}>
      <RowsInView {...rows} />
    </Suspense>
  );
  return (
    <LoadBoundary
      place={String(areMany)}
      renderFailed={(error, retry) => (
        <>
          <LoadFailed text="ui.first_rows" error={error} retry={retry} />
          {around(nearby)}
        </>
      )}
    >
      {around(areMany ? inView : nearby)}
    </LoadBoundary>
  );
}

/** Draws the first rows or, if the active one isn't among them, those around it. */
function RowsNearby({ count, active, drawRow }: RowsInViewProps) {
  const first = Math.max(0, Math.min(active - drawnWhole / 2, count - drawnWhole));
  return Array.from({ length: Math.min(count, drawnWhole) }, (_, place) => drawRow(first + place));
}
