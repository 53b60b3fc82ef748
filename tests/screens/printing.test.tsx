import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';

const watchPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined);

const priced = `?filter=${JSON.stringify({ courses: 1 })}`;
test.each([
  ['a popup', `/coursePriceSetup/view/1${priced}`, /^Actions of Full course/],
  ['a page', '/alumni/viewDetails/1', /^Actions of /],
  ['a panel', '/coursesetup/viewCourseDetails/section-officer-preparation', /^Actions of Section Officer Preparation/],
  ['a popup without a menu', '/faq/view/1', undefined],
  ['a page without a menu', '/employee/view/1', undefined],
  ['a panel without a menu', '/designation/viewDesignation/10', undefined],
])('the record of %s is printed by a button there, once', async (_, address, menu) => {
  const print = watchPrint();
  const { user } = await renderApp(address);
  const outsideTree = async (name: RegExp | string) =>
    waitFor(() => {
      const button = screen.getAllByRole('button', { name }).findLast((each) => !each.closest('[role=treeitem]'));
      if (!button) throw new Error('the record isn’t there yet');
      return button;
    });
  await user.click(await outsideTree(menu ?? 'Print'));
  if (menu) await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a tree is printed by its button, beside a record, too; while it is searched, only the results with their branches', async () => {
  const print = watchPrint();
  const { user } = await renderApp('/department/viewDepartment/1');
  await user.type(await screen.findByRole('searchbox', { name: 'Find in the tree' }), 'content');
  await screen.findByText('1 found');
  await user.click(screen.getByRole('button', { name: 'Print the tree' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByText('“content” · 1 found')).toBeInTheDocument();
  expect(namesOnPaper()).toEqual(['Academics', 'Curriculum & Content']);
  window.dispatchEvent(new Event('afterprint'));
});

const namesOnPaper = () =>
  [...document.querySelectorAll('main li')].flatMap(({ firstChild }) => firstChild?.textContent?.split(' · ')[0] ?? []);
