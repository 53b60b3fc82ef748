import { render, screen } from '@testing-library/react';
import { active, catalogue, names, openTree, TestTree } from '@tests/support/testTree';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

/** Returns the chevron of the row with this name. */
const chevron = (name: string) => row(name).querySelector('.chevron') ?? row(name);
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

test('the chevron of a branch opens and closes it, and leads nowhere', async () => {
  const user = await openTree();
  await user.click(chevron('Banking'));
  expect(names()).toContain('Laws');
  await user.click(chevron('Banking'));
  expect(names()).not.toContain('Laws');
  expect(screen.getByText('/')).toBeVisible();
});

test('a name is a link that does the first action and opens its branch, and never closes it; so does the row round it', async () => {
  const user = await openTree();
  const name = screen.getByRole('link', { name: 'Banking' });
  expect(name).toHaveAttribute('href', '/view/Banking');
  await user.click(name);
  expect(screen.getByText('/view/Banking')).toBeVisible();
  await user.click(name);
  expect(names()).toContain('Laws');
  await user.click(row('Laws'));
  expect(screen.getByText('/view/Laws')).toBeVisible();
  expect(names()).toContain('Banking Act');
  await user.click(chevron('Teaching'));
  expect(screen.getByText('/view/Teaching')).toBeVisible();
});

test('a row has its tools, and a button for the menu of all, which is of that row; what takes something away is last in it', async () => {
  const user = await openTree();
  expect(screen.getByRole('link', { name: 'Edit Teaching' })).toHaveAttribute('href', '/edit/Teaching');
  expect(screen.queryByRole('link', { name: 'Print Teaching' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('ui.row_menu', { selector: '[aria-posinset="3"] *' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View Teaching',
    'Edit Teaching',
    'Print Teaching',
    'Hide Teaching',
  ]);
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('matches are marked in the names, or after the name if they are elsewhere', () => {
  const marked = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);
  const tree = (wanted: string) => (
    <MemoryRouter>
      <TestTree nodes={catalogue} open={['Banking']} found="Accounting" wanted={wanted} />
    </MemoryRouter>
  );
  const { rerender } = render(tree('ing'));
  expect(marked()).toEqual(['ing', 'ing', 'ing']);
  expect(active()).toBe('Accounting');
  rerender(tree('10'));
  expect(marked()).toEqual(['10']);
  expect(row('Accounting')).toHaveTextContent('Accounting10');
  rerender(tree(''));
  expect(marked()).toEqual([]);
});

test('where there is no mouse, each row has a button with the menu of all', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === '(hover: none)' }),
  );
  const user = await openTree();
  await user.click(screen.getByLabelText('ui.row_menu', { selector: '[aria-posinset="3"] *' }));
  expect(screen.getByRole('menuitem', { name: 'View Teaching' })).toBeVisible();
  expect(active()).toBe('Teaching');
});
