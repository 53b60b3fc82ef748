import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { branchKeys, type TreeNode, withMoved } from '@/domain/rows/tree';
import { VirtualTree } from './VirtualTree';

interface Node extends TreeNode<Node> {}

const leaf = (label: string, children: Node[] = []): Node => ({ key: label, label, children });
const course = [
  leaf('Geography', [leaf('Regions', [leaf('Tarai'), leaf('Hills')]), leaf('Climate'), leaf('Parks')]),
  leaf('History', [leaf('Unification')]),
];
const lessons = new Set(['Regions', 'Climate', 'Parks', 'Unification']);

const i18n = {
  translate: (key: string, { name, place, count }: Record<string, unknown> = {}) =>
    [key, name, place, count].filter((part) => part !== undefined).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

function MovableTree({ held }: { held: Promise<unknown> | undefined }) {
  const [nodes, setNodes] = useState<readonly Node[]>(course);
  const [isMoving, setMoving] = useState(false);
  const onMove = async ({ key }: Node, to: number) => {
    setNodes(withMoved(nodes, key, to));
    if (!held) return;
    setMoving(true);
    await held.catch(() => setNodes(nodes));
    setMoving(false);
  };
  return (
    <>
      <VirtualTree
        label="Course"
        nodes={nodes}
        open={branchKeys(course)}
        onOpen={() => undefined}
        actionsOf={() => []}
        lookOf={() => ({})}
        canMove={({ key }) => lessons.has(key)}
        onMove={onMove}
        isMoving={isMoving}
      />
      <button type="button" onClick={() => setNodes(course)}>
        undo
      </button>
    </>
  );
}

function openTree(held?: Promise<unknown>) {
  render(
    <I18nContextProvider value={i18n}>
      <MemoryRouter>
        <MovableTree held={held} />
      </MemoryRouter>
    </I18nContextProvider>,
  );
  return userEvent.setup();
}

const row = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const asBefore = ['Geography', 'Regions', 'Tarai', 'Hills', 'Climate', 'Parks', 'History', 'Unification'];
const news = () => screen.getByRole('status').textContent;

test('Alt and an arrow move the active row with all below it, and say where it stands', async () => {
  const user = openTree();
  await user.tab();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Geography', 'Climate', 'Regions', 'Tarai', 'Hills', 'Parks', 'History', 'Unification']);
  expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', row('Regions').id);
  expect(news()).toBe('ui.tree_moved Regions 2 3');
  await user.click(screen.getByRole('button', { name: 'undo' }));
  expect(news()).toBe('ui.tree_moved Regions 1 3');
});

test('at the end of its siblings a row stays, and says so', async () => {
  const user = openTree();
  await user.tab();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(asBefore);
  expect(news()).toBe('ui.tree_at_end Regions');
});

test('the menu of a row moves it too, as far as there is room, and isn’t offered what can’t be moved', async () => {
  const user = openTree();
  const menuOf = (name: string) => within(row(name)).getByRole('button');
  await user.click(menuOf('Parks'));
  expect(screen.getByRole('menuitem', { name: 'ui.row_down Parks' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'ui.row_up Parks' }));
  expect(names()).toEqual(['Geography', 'Regions', 'Tarai', 'Hills', 'Parks', 'Climate', 'History', 'Unification']);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(news()).toBe('ui.tree_moved Parks 2 3');
  expect(within(row('Geography')).queryByRole('button')).not.toBeInTheDocument();
});

test('a node that can’t be moved stays', async () => {
  const user = openTree();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(asBefore);
  expect(row('Geography')).toHaveAttribute('draggable', 'false');
  expect(within(row('Geography')).queryByTitle(/^ui\.row_drag/)).not.toBeInTheDocument();
  expect(row('Regions')).toHaveAttribute('draggable', 'true');
  expect(within(row('Regions')).getByTitle('ui.row_drag Regions')).toBeInTheDocument();
});

/** Renders a tree whose first move waits to be accepted or refused. */
async function moveAndWait() {
  const { promise, ...answer } = pending();
  const user = openTree(promise);
  await user.tab();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(names().slice(0, 3)).toEqual(['Geography', 'Climate', 'Regions']);
  expect(news()).toBe('');
  return { user, ...answer };
}

function pending() {
  let accept = () => {};
  let refuse = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = () => reject(new Error('Refused'));
  });
  return { promise, accept: () => accept(), refuse: () => refuse() };
}

test('no move starts while another runs, and each is announced when it is done', async () => {
  const { user, accept } = await moveAndWait();
  accept();
  await waitFor(() => expect(news()).toBe('ui.tree_moved Regions 2 3'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(news()).toBe('ui.tree_moved Regions 3 3'));
});

test('a refused move is never announced as done', async () => {
  const { refuse } = await moveAndWait();
  const told: (string | null)[] = [];
  new MutationObserver(() => told.push(news())).observe(screen.getByRole('status'), { childList: true, characterData: true });
  refuse();
  await waitFor(() => expect(names()).toEqual(asBefore));
  expect([news(), ...told.filter(Boolean)]).toEqual(['']);
});

/** Drags one row over another; returns whether it may be dropped there, and the line where it would land. */
function drag(from: string, over: string) {
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(row(from), { dataTransfer });
  const event = createEvent.dragOver(row(over), { dataTransfer });
  fireEvent(row(over), event);
  const line = screen.getByRole('tree').querySelector<HTMLElement>('.dropPlace');
  return { allowed: event.defaultPrevented, line: line && Number.parseInt(line.style.top, 10) + 1 };
}

test('a row dropped on a sibling takes its place', () => {
  openTree();
  expect(drag('Parks', 'Regions')).toEqual({ allowed: true, line: 36 });
  expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', row('Parks').id);
  fireEvent.drop(row('Regions'));
  expect(names()).toEqual(['Geography', 'Parks', 'Regions', 'Tarai', 'Hills', 'Climate', 'History', 'Unification']);
  expect(news()).toBe('ui.tree_moved Parks 1 3');
});

test('dragged down, a row lands below all that its sibling holds', () => {
  openTree();
  drag('Parks', 'Regions');
  fireEvent.drop(row('Regions'));
  expect(drag('Parks', 'Regions')).toEqual({ allowed: true, line: 5 * 36 });
});

test('a row can’t be dropped where it has no siblings, and Escape ends the drag', () => {
  openTree();
  for (const over of ['Parks', 'History', 'Unification', 'Tarai']) {
    expect(drag('Parks', over)).toEqual({ allowed: false, line: null });
    fireEvent.drop(row(over));
  }
  expect(drag('Parks', 'Climate').allowed).toBe(true);
  fireEvent.dragEnd(row('Parks'));
  expect(screen.getByRole('tree').querySelector('.dropPlace')).toBeNull();
  expect(names()).toEqual(asBefore);
});
