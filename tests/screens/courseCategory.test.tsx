import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/coursecategorysetup';

/** Returns the texts of the list's rows by columns, once the list has loaded. */
async function rows() {
  await screen.findAllByRole('cell');
  const [, ...body] = screen.getAllByRole('row');
  return body.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}

const firstCells = (count: number) =>
  screen
    .getAllByRole('cell')
    .slice(0, count)
    .map(({ textContent }) => textContent);

test('the list shows five categories with their numbers, names and codes', async () => {
  await renderApp(list);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Course Category Setup', level: 1 })).toHaveFocus());
  expect(await rows()).toHaveLength(5);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Name',
    'Category-code',
    'Action',
  ]);
  expect(firstCells(1)).toEqual(['1']);
});

test('Next leads to the next five, and All shows every row', async () => {
  const { user } = await renderApp(list);
  await rows();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(firstCells(2)).toEqual(['6', 'Engineering Entrance']));
  await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }));
  await user.click(await screen.findByRole('option', { name: 'All' }));
  await waitFor(() => expect(screen.getByText(/^1–(\d+) of \1$/)).toBeVisible());
});

test('searching for what no category has says so', async () => {
  const { user } = await renderApp(list);
  await rows();
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'zzzz');
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
});

test('a category that breaks the rules is refused at its fields, in the specification’s words', async () => {
  const { user } = await renderApp(`${list}/add`);
  const dialog = await screen.findByRole('dialog', { name: 'Add Course Category' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findAllByText('This field is required')).toHaveLength(2);

  await user.type(within(dialog).getByRole('textbox', { name: /Category Name/ }), 'ab');
  await user.type(within(dialog).getByRole('textbox', { name: /Category Code/ }), 'TOOLONGCODE');
  expect(await within(dialog).findAllByText(/more than 3 characters/)).not.toHaveLength(0);
  expect(await within(dialog).findAllByText(/cannot exceeds from 7 characters/)).not.toHaveLength(0);
});

test('an added category is named by its toast, and brought into sight on the page where it stands', async () => {
  const { user } = await renderApp(`${list}/add`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Course Category' }));
  await user.type(dialog.getByRole('textbox', { name: /Category Name/ }), 'Judicial Service');
  await user.type(dialog.getByRole('textbox', { name: /Category Code/ }), 'JUD');
  // Watched from now on, because the row is tinted only for a moment.
  const landed = waitFor(() => {
    const tinted = document.querySelector('tr[data-highlighted]');
    expect(tinted).toHaveTextContent('Judicial Service');
    return tinted;
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'View' }));
  const row = await landed;
  const details = await screen.findByRole('dialog', { name: 'Course Category Details' });
  await waitFor(() => expect(details).toHaveAccessibleDescription('Judicial Service'));
  await waitFor(() => expect(row).not.toHaveAttribute('data-highlighted'));
});

test('an added category is told, listed and searchable', async () => {
  const { user } = await renderApp(list);
  await user.click(await screen.findByRole('link', { name: 'Add Course Category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Course Category' });
  await user.type(within(dialog).getByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  await user.type(within(dialog).getByRole('textbox', { name: /Category Code/ }), 'FOR');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Course category created successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'forest service');
  expect(await screen.findByRole('cell', { name: 'Forest Service' })).toBeVisible();
});

test('a name that is taken is refused at its field and nothing typed is lost', async () => {
  const { user } = await renderApp(list);
  const taken = (await rows())[0]?.[1] ?? '';
  await user.click(screen.getByRole('link', { name: 'Add Course Category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Course Category' });
  await user.type(within(dialog).getByRole('textbox', { name: /Category Name/ }), taken);
  await user.type(within(dialog).getByRole('textbox', { name: /Category Code/ }), 'NEWC');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  const told = 'A course category with this name already exists';
  expect(await within(dialog).findByText(told)).toBeVisible();
  // Once: no toast repeats what stands at its field.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getAllByText(told)).toHaveLength(1);
  expect(within(dialog).getByRole('textbox', { name: /Category Name/ })).toHaveValue(taken);
});

test('an edit wants remarks, shows them afterwards, and leaves the list where it was', async () => {
  const { user } = await renderApp(list);
  await rows();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(firstCells(2)).toEqual(['6', 'Engineering Entrance']));
  await user.click(screen.getAllByRole('link', { name: /^Edit / })[0] ?? document.body);

  const dialog = await screen.findByRole('dialog', { name: 'Edit Course Category' });
  const name = await within(dialog).findByRole('textbox', { name: /Category Name/ });
  await user.clear(name);
  await user.type(name, 'Renamed Category');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This field is required')).toBeVisible();

  await user.type(within(dialog).getByLabelText(/Modified Remarks/), 'Clearer name');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Course category updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(firstCells(2)).toEqual(['6', 'Renamed Category']));

  await user.click(screen.getByRole('link', { name: 'View Renamed Category' }));
  const details = await screen.findByRole('dialog', { name: 'Course Category Details' });
  expect(await within(details).findByText('Clearer name')).toBeVisible();
});

test('leaving unsaved work asks first, and staying keeps it', async () => {
  const { user } = await renderApp(`${list}/add`);
  const dialog = await screen.findByRole('dialog', { name: 'Add Course Category' });
  await user.type(within(dialog).getByRole('textbox', { name: /Category Name/ }), 'Half typed');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(await within(dialog).findByRole('textbox', { name: /Category Name/ })).toHaveValue('Half typed');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a save that fails keeps what was typed, goes on guarding it, and the next visit offers it back', async () => {
  const { user, unmount } = await renderApp(`${list}/add?fail=createCategory:500`);
  const dialog = await screen.findByRole('dialog', { name: 'Add Course Category' });
  await user.type(within(dialog).getByRole('textbox', { name: /Category Name/ }), 'Kept Category');
  await user.type(within(dialog).getByRole('textbox', { name: /Category Code/ }), 'KEPT');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findAllByText('Something went wrong on the server')).length).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(await within(dialog).findByRole('textbox', { name: /Category Name/ })).toHaveValue('Kept Category');
  unmount();

  await renderApp(`${list}/add?fail=`);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: /Category Name/ })).toHaveValue('Kept Category');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
});

test('a list that does not load says why and can be asked again', async () => {
  const { user } = await renderApp(`${list}?fail=getAllCourseCategory:500`);
  expect(await screen.findByText(/This could not be loaded/)).toBeVisible();
  window.history.replaceState(null, '', `${list}?fail=`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1–5 of 14')).toBeVisible();
});

test.each([
  ['create', 'Add Course Category'],
  ['1', 'Edit Course Category'],
  ['1/show', 'Course Category Details'],
])('react-admin’s own address %s leads to the product’s form', async (address, title) => {
  await renderApp(`${list}/${address}`);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});
