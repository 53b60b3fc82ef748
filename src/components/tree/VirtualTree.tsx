import { Box } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type TreeNode, visibleRows } from '@/domain/tree';
import { type RowAction, TreeRowLine } from './TreeRowLine';
import { useTreeKeys } from './useTreeKeys';

/** A row's height in pixels. */
const rowHeight = 36;

interface VirtualTreeProps<Node> {
  /** Names the tree to a screen reader. */
  label: string;
  nodes: readonly Node[];
  /** The keys of the branches that stand open. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  /** The node whose screen is shown. */
  current?: string | undefined;
  /** What can be done with a node; Enter does the first. */
  actionsOf: (node: Node) => readonly RowAction[];
  /** What stands between a node's name and its actions. */
  badgeOf: (node: Node) => ReactNode;
}

/**
 * A tree of any size by the WAI-ARIA pattern; only the rows in view are drawn. It is one stop of the keyboard:
 * arrows, Home, End, * and letters move in it, Enter follows a node, Shift+F10 opens the menu of its actions.
 */
export function VirtualTree<Node extends TreeNode<Node>>(props: VirtualTreeProps<Node>) {
  const { label, nodes, open, onOpen, current, actionsOf, badgeOf } = props;
  const id = useId();
  const [scroll, virtual, rows] = useVirtualRows(nodes, open);
  const [activeKey, setActiveKey] = useState(current);
  const [menuOf, setMenuOf] = useState<string>();
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === activeKey),
  );

  const toggle = (key: string) => onOpen(open.has(key) ? without(open, key) : new Set([...open, key]));
  const moveTo = (index: number) => {
    setActiveKey(rows[index]?.node.key);
    virtual.scrollToIndex(index);
  };
  const onKeyDown = useTreeKeys({ rows, active, open, onOpen, moveTo, actionsOf, openMenu: setMenuOf });
  const idOf = (index: number) => `${id}-${rows[index]?.node.key}`;

  return (
    <Box
      ref={scroll}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={idOf(active)}
      onKeyDown={onKeyDown}
      sx={viewport}
    >
      <Box role="presentation" sx={{ position: 'relative' }} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { key } = row.node;
          return (
            <TreeRowLine
              key={key}
              id={idOf(index)}
              row={row}
              top={start}
              height={rowHeight}
              expanded={open.has(key)}
              active={index === active}
              current={key === current}
              actions={actionsOf(row.node)}
              badge={badgeOf(row.node)}
              menuOpen={menuOf === key}
              onMenuClose={() => setMenuOf(undefined)}
              onChoose={() => setActiveKey(key)}
              onToggle={() => toggle(key)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

const viewport = { flex: 1, minHeight: 200, overflow: 'auto', borderRadius: 1, '&:focus-visible': { outline: 'none' } } as const;

/** The visible rows, and which of them are drawn in the element that scrolls. */
function useVirtualRows<Node extends TreeNode<Node>>(nodes: readonly Node[], open: ReadonlySet<string>) {
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 400, height: 600 },
  });
  return [scroll, virtual, rows] as const;
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((other) => other !== key));
