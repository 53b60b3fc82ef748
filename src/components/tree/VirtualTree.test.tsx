import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { active, catalogue, leaf, type Node, names, openTree, TestTree } from '@tests/support/testTree';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { branchKeys } from '@/domain/rows/tree';
import { rowHeight } from './treeStyle';

test('right opens and enters a branch, left leaves and closes it', async () => {
  const user = await openTree();
  expect(names()).toEqual(['Banking', 'बैंकिङ', 'Teaching']);
  await user.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Banking', 'Laws', 'Accounting', 'बैंकिङ', 'Teaching']);
  expect(screen.getByRole('treeitem', { name: /^Banking/ })).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowRight}');
  expect(active()).toBe('Laws');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['Banking', 'बैंकिङ', 'Teaching']);
});

test('a leaf is never open: left leads to its parent, right and Space do nothing', async () => {
  const user = await openTree(catalogue, ['Banking', 'Accounting']);
  await user.keyboard('{End}{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Accounting');
  await user.keyboard('{ArrowRight} ');
  expect(active()).toBe('Accounting');
  await user.keyboard('{ArrowLeft}');
  expect(active()).toBe('Banking');
});

test('up, down, Home and End move and stop at the ends', async () => {
  const user = await openTree();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Banking');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('बैंकिङ');
  await user.keyboard('{End}{ArrowDown}');
  expect(active()).toBe('Teaching');
  await user.keyboard('{Home}');
  expect(active()).toBe('Banking');
});

/** Stops the clock, so that letters are of one word however slowly a busy machine types; returns what lets a pause pass. */
function stopClock(): () => void {
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(began);
  return () => void clock.mockReturnValue(began + 1000);
}

test('the star opens every branch beside, letters find a name in either script', async () => {
  const pause = stopClock();
  const user = await openTree(catalogue, ['Banking']);
  await user.keyboard('{ArrowDown}*');
  expect(names()).toContain('Banking Act');
  await user.keyboard('te');
  expect(active()).toBe('Teaching');
  // After a pause, typing begins a new word.
  pause();
  await user.keyboard('ब');
  expect(active()).toBe('बैंकिङ');
});

test('letters find a name as every search does: digits of either script, letters of any width', async () => {
  const pause = stopClock();
  const user = await openTree([leaf('Banking'), leaf('Ｔeaching'), leaf('२०८२ Batch')]);
  await user.keyboard('20');
  expect(active()).toBe('२०८२ Batch');
  pause();
  await user.keyboard('te');
  expect(active()).toBe('Ｔeaching');
});

test('Enter follows the first action, Shift+F10 opens the menu of all', async () => {
  const user = await openTree();
  await user.keyboard('{Enter}');
  expect(screen.getByText('/view/Banking')).toBeVisible();
  expect(names()).toContain('Laws');
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(screen.getByRole('menuitem', { name: 'Edit Banking' }));
  expect(screen.getByText('/edit/Banking')).toBeInTheDocument();
});

test('the node whose screen is shown becomes the active row, once', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => leaf(`Course ${index}`));
  const tree = (nodes: Node[], current?: string) => (
    <MemoryRouter>
      <TestTree nodes={nodes} {...(current && { current })} />
    </MemoryRouter>
  );
  const { rerender } = render(tree(many, 'Course 500'));
  expect(active()).toBe('Course 500');
  await userEvent.setup().tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Course 501');
  // The tree was loaded again.
  rerender(tree([...many], 'Course 500'));
  expect(active()).toBe('Course 501');
  rerender(tree([...many, leaf('Added')], 'Added'));
  expect(active()).toBe('Added');
});

test('each row tells its place', async () => {
  await openTree(catalogue, ['Banking']);
  const row = screen.getByRole('treeitem', { name: /^Accounting/ });
  expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => row.getAttribute(name))).toEqual(['2', '2', '2']);
  expect(row).not.toHaveAttribute('aria-expanded');
});

test('of 20,000 open nodes only those in view are drawn', async () => {
  const many = Array.from({ length: 200 }, (_, branch) =>
    leaf(
      `Course ${branch}`,
      Array.from({ length: 99 }, (__, child) => leaf(`Lesson ${branch}.${child}`)),
    ),
  );
  const user = await openTree(many, branchKeys(many));
  expect(screen.getAllByRole('treeitem').length).toBeLessThanOrEqual(300);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Lesson 0.0');
});

test('the first key scrolls a tree of many rows, also where their code has loaded before', async () => {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollFor);
  const many = Array.from({ length: 1000 }, (_, index) => leaf(`Course ${index}`));
  await openTree(many);
  await waitFor(() => expect(names().length).toBeLessThan(40));
  cleanup();
  const user = await openTree(many);
  await user.keyboard('{End}');
  const tree = screen.getByRole('tree');
  expect(tree.scrollTop).toBe(1000 * rowHeight - tree.clientHeight);
  fireEvent.scroll(tree);
  expect(names()).toContain('Course 980');
});

function scrollFor(this: Element, to?: ScrollToOptions | number) {
  if (typeof to === 'object') this.scrollTop = to.top ?? 0;
}
