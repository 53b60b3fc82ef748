import { screen, waitFor, within } from '@testing-library/react';
import { courseTree, panel } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('a name opens its record and unfolds it, a chevron only unfolds it; only courses that aren’t live say so', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  await user.click(tree.getByRole('link', { name: 'Public Service Commission' }));
  await user.click(tree.getByRole('link', { name: 'Section Officer Preparation' }));
  const chevron = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) }).querySelector('.chevron');
  for (const name of ['General Awareness', 'Geography of Nepal', 'Physical regions'])
    await user.click(chevron(name) ?? document.body);
  expect(tree.getByText('Mountain, Hill and Tarai')).toBeVisible();
  expect(tree.getByRole('treeitem', { name: /^Physical regions/ })).toHaveAttribute('aria-expanded', 'true');
  expect(await (await panel('Course Details')).findByText('Public Service Commission')).toBeVisible();
  expect(tree.queryByText('Live')).not.toBeInTheDocument();
  await user.type(await screen.findByRole('searchbox', { name: 'Find in the tree' }), 'kusom');
  expect(tree.getByRole('treeitem', { name: /^KUSOM and BBS Entrance/ })).toHaveTextContent('Not live');
});

test('the search opens the way to any node, by name, code or slug, in either script', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  const search = await screen.findByRole('searchbox', { name: 'Find in the tree' });
  await user.type(search, 'mountain, hill');
  expect(await tree.findByRole('treeitem', { name: 'Mountain, Hill and Tarai' })).toBeVisible();
  expect(tree.getByText('Public Service Commission')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'लोक-सेवा');
  expect(tree.getByText('लोक सेवा (नेपाली माध्यम)')).toBeVisible();
  expect(tree.queryByText('Public Service Commission')).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'ＣＯＭ५');
  expect(tree.getByText('Computer Operator Level Five')).toBeVisible();
  expect(tree.queryByText('लोक सेवा (नेपाली माध्यम)')).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'zzzz');
  expect(screen.getByText('Nothing in the tree matches.')).toBeVisible();
});

test('a search says how many nodes it found and marks them, counts all children as before, and folds the nodes below', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  const childrenOf = (name: RegExp) => within(tree.getByRole('treeitem', { name })).getByTitle(/^Children: /).textContent;
  const counted = childrenOf(/^Public Service Commission/);
  const search = await screen.findByRole('searchbox', { name: 'Find in the tree' });
  await user.type(search, 'protected');
  expect(screen.getByText(/^\d+ found$/)).toHaveAttribute('role', 'status');
  expect(childrenOf(/^Public Service Commission/)).toBe(counted);
  const hit = tree.getByRole('treeitem', { name: /^Protected areas/ });
  expect(within(hit).getByRole('mark')).toHaveTextContent('Protected');
  expect(hit).toHaveAttribute('aria-expanded', 'false');
  await user.clear(search);
  await user.type(search, 'com5');
  expect(tree.getByRole('treeitem', { name: /^Computer Operator Level Five/ })).toHaveTextContent('COM5');
});

test('arrows go from one that was found to the next, round and round, and Enter opens it', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  const search = await screen.findByRole('searchbox', { name: 'Find in the tree' });
  await user.type(search, 'banking');
  const hits = tree.getAllByRole('mark').map((mark) => mark.closest('[role=treeitem]')?.id);
  expect(hits.length).toBeGreaterThan(2);
  const at = () => screen.getByRole('tree').getAttribute('aria-activedescendant');
  await waitFor(() => expect(at()).toBe(hits[0]));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(at()).toBe(hits[1]));
  expect(screen.getByText(new RegExp(`^2 of ${hits.length}: `))).toHaveAttribute('role', 'status');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(at()).toBe(hits.at(-1)));
  // Moving to a hit expands the branches above it.
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  await user.click(screen.getByRole('button', { name: 'Previous one found' }));
  await user.click(screen.getByRole('button', { name: 'Next one found' }));
  await waitFor(() => expect(at()).toBe(hits.at(-1)));
  const name = document.getElementById(hits.at(-1) ?? '')?.querySelector('.label')?.textContent ?? '';
  search.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));
});

test('a category is viewed at its own address, also one with a Nepali name', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  await user.click(tree.getByRole('link', { name: 'लोक सेवा (नेपाली माध्यम)' }));
  expect(await (await panel('Course Category Details')).findByText('LSA')).toBeVisible();
  expect(decodeURI(window.location.pathname)).toBe('/coursesetup/viewCategoryDetails/लोक-सेवा-नेपाली-माध्यम');
});

test('an edit wants remarks, then shows the category and renames it in the tree', async () => {
  const { user } = await renderApp('/coursesetup/category_edit/banking-and-finance');
  const edit = await panel('Edit Course Category');
  const name = await edit.findByRole('textbox', { name: /Category Name/ });
  expect(name).toHaveValue('Banking and Finance');
  await user.clear(name);
  await user.type(name, 'Banking');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await edit.findByText('This field is required')).toBeVisible();

  await user.type(edit.getByRole('textbox', { name: /Modified Remarks/ }), 'Shorter');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  const details = await panel('Course Category Details');
  expect(await details.findByText('Shorter')).toBeVisible();
  expect(details.getByText('Banking')).toBeVisible();
  expect(await (await courseTree()).findByText('Banking')).toBeVisible();
});

test('Cancel leads from the edit to the category', async () => {
  const { user } = await renderApp('/coursesetup/category_edit/banking-and-finance');
  const edit = await panel('Edit Course Category');
  await user.click(await edit.findByRole('button', { name: 'Cancel' }));
  expect(await (await panel('Course Category Details')).findByText('Banking and Finance')).toBeVisible();
});

test('an added category stands in the tree, and the form is ready for the next', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  await user.type(screen.getByRole('textbox', { name: /Category Code/ }), 'FOR');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
  expect(await tree.findByText('Forest Service')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Category Name/ })).toHaveValue(''));
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
});

test('an added category is brought into sight in an expanded tree', async () => {
  const { user } = await renderApp('/coursesetup');
  const tree = await courseTree();
  await user.click(await screen.findByRole('button', { name: /^Expand all/ }));
  await waitFor(() => expect(tree.getAllByRole('treeitem').length).toBeGreaterThan(20));
  const box = screen.getByRole('tree', { name: /./ });
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Zoology Service');
  await user.type(screen.getByRole('textbox', { name: /Category Code/ }), 'ZOO');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const added = await tree.findByRole('treeitem', { name: /Zoology Service/ });
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', added.id));
  expect(box.scrollTop).toBeGreaterThan(0);
});

test('Add Category leads back to the empty form, but asks before unsaved work is lost', async () => {
  const { user } = await renderApp('/coursesetup/category_edit/banking-and-finance');
  const edit = await panel('Edit Course Category');
  await user.type(await edit.findByRole('textbox', { name: /Category Name/ }), '!');
  await user.click(screen.getByRole('link', { name: 'Add Category' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await (await panel('Add Course Category')).findByRole('textbox', { name: /Category Name/ })).toHaveValue('');
});

test('a tree that doesn’t load leaves the form alone and can be asked for again', async () => {
  const { user } = await renderApp('/coursesetup?fail=getCourseTree:500');
  const tree = within(await screen.findByRole('navigation', { name: 'Course tree' }));
  expect(await tree.findByText(/This could not be loaded/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Category Name/ })).toBeVisible();
  window.history.replaceState(null, '', '/coursesetup?fail=');
  await user.click(tree.getByRole('button', { name: 'Try again' }));
  expect(await tree.findByText('Banking and Finance')).toBeVisible();
});

test.each([
  ['category_edit', 'Edit Course Category'],
  ['viewCategoryDetails', 'Course Category Details'],
])('%s of a category that nobody knows says so', async (route, title) => {
  await renderApp(`/coursesetup/${route}/no-such-category`);
  expect(await (await panel(title)).findByText(/This could not be loaded: .*not found/)).toBeVisible();
});
