import { render, screen } from '@testing-library/react';
import { person } from '@tests/support/person';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { VirtualTree } from '@/components/tree/VirtualTree';
import type { TreeNode } from '@/domain/rows/tree';

export interface Node extends TreeNode<Node> {}

export const leaf = (label: string, children: Node[] = []): Node => ({ key: label, label, children });
export const catalogue = [
  leaf('Banking', [leaf('Laws', [leaf('Banking Act')]), leaf('Accounting')]),
  leaf('बैंकिङ'),
  leaf('Teaching'),
];

interface TestTreeProps {
  nodes: readonly Node[];
  open?: Iterable<string>;
  current?: string;
  found?: string;
  wanted?: string;
}

/** A tree whose branches can be expanded and collapsed, and which records where its actions have led. */
export function TestTree({ nodes, open = [], ...searched }: TestTreeProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(open));
  const actionsOf = ({ label }: Node) => [
    { label: `View ${label}`, to: `/view/${label}`, icon: null },
    { label: `Edit ${label}`, to: `/edit/${label}`, icon: null, tool: true },
    { label: `Hide ${label}`, to: `/hide/${label}`, icon: null, danger: true },
    { label: `Print ${label}`, to: `/print/${label}`, icon: null },
  ];
  return (
    <>
      <VirtualTree
        label="Catalogue"
        nodes={nodes}
        open={opened}
        onOpen={setOpened}
        actionsOf={actionsOf}
        lookOf={({ label }) => ({ marks: [`${label.length}`] })}
        {...searched}
      />
      <p>{decodeURI(useLocation().pathname)}</p>
    </>
  );
}

/** Opens a tree, and moves the focus to it. */
export async function openTree(nodes: readonly Node[] = catalogue, open: Iterable<string> = []) {
  render(
    <MemoryRouter>
      <TestTree nodes={nodes} open={open} />
    </MemoryRouter>,
  );
  const user = person();
  await user.tab();
  expect(screen.getByRole('tree', { name: 'Catalogue' })).toHaveFocus();
  return user;
}

/** The rendered rows' names. */
export const names = () => screen.getAllByRole('treeitem').map((row) => row.querySelector('[title]')?.textContent);
/** Returns the row that has the focus. */
export const active = () => {
  const id = screen.getByRole('tree', { hidden: true }).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('[title]')?.textContent;
};
