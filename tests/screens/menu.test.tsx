import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, formPanel, panel, save, treeCalled } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { menuCalls } from '@/contract/menu';

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));
const namesIn = (nodes: readonly HTMLElement[]) => nodes.map(({ textContent }) => textContent);

type Form = Awaited<ReturnType<typeof formPanel>>;

/** Replaces the text of a combobox. */
async function enter(user: UserEvent, form: Form, box: RegExp, text: string) {
  const combobox = form.getByRole('combobox', { name: box });
  await user.clear(combobox);
  await user.click(combobox);
  await user.paste(text);
}

const addEntry = async (user: UserEvent, form: Form, route: string) => {
  await user.click(form.getByRole('radio', { name: 'Inner' }));
  await fill(user, form, { 'Menu Name': 'Quick Questions' });
  await enter(user, form, /^Menu Route/, route);
  await enter(user, form, /^Menu Icon/, 'calen');
  await user.click(await screen.findByRole('option', { name: 'Calendar' }));
};

test('a menu that is saved stands in the tree and in the sidebar at once, as the last of its group', async () => {
  const { user } = await renderApp('/menu/addMenu/9');
  const form = await formPanel('Add Menu');
  // The type defaults to the parent's.
  expect(await form.findByRole('radio', { name: 'Inner' })).toBeChecked();
  await addEntry(user, form, '/faq/add/');
  expect(await form.findByText('A screen of the product stands there')).toBeVisible();
  expect(await form.findByRole('combobox', { name: 'Parent' })).toHaveValue('Learner Content');
  await save(user, form);
  expect(await screen.findByText('Menu created successfully')).toBeVisible();
  const tree = await treeCalled('Menu tree');
  expect(await tree.findByRole('treeitem', { name: 'Quick Questions' })).toBeVisible();
  const nav = await sidebar();
  await user.click(nav.getByRole('button', { name: 'Learner Content' }));
  const group = nav.getByRole('button', { name: 'Learner Content' }).closest('li');
  const links = within(group instanceof HTMLElement ? group : document.body).getAllByRole('link');
  expect(namesIn(links)).toEqual(['Program Overviews', 'FAQs', 'Article Setup', 'Quick Questions']);
  expect(links.at(-1)).toHaveAttribute('href', '/faq/add/');
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Menu Name/ })).toHaveValue(''));
  expect(form.getByRole('radio', { name: 'Inner' })).toBeChecked();
});

test.each([
  ['no-such-screen', 'No screen of the product stands there: the sidebar will say “Soon”'],
  ['https://example.com/', 'No screen of the product stands there: the sidebar will say “Soon”'],
  ['#', 'It only opens and closes what stands below it'],
])('the route “%s” is told, not refused: %s', async (route, note) => {
  const { user } = await renderApp('/menu');
  const form = await formPanel('Add Menu');
  await addEntry(user, form, route);
  expect(await form.findByText(note)).toBeVisible();
  await save(user, form);
  expect(await screen.findByText('Menu created successfully')).toBeVisible();
  expect(await (await sidebar()).findByText('Quick Questions')).toBeVisible();
});

test('an outer menu leads elsewhere: it is in the tree and not in the sidebar, and only outer ones can be above it', async () => {
  const { user } = await renderApp('/menu/viewMenu/102');
  const details = await panel('Menu Details');
  expect(await details.findByText(/^https:.*It leads elsewhere, and isn’t in this sidebar$/)).toBeVisible();
  expect((await sidebar()).queryByText('About Us')).not.toBeInTheDocument();
  await user.click(details.getByRole('link', { name: 'Edit' }));
  const form = await formPanel('Edit Menu');
  await user.click(await form.findByRole('combobox', { name: 'Parent' }));
  const offered = namesIn(await screen.findAllByRole('option'));
  expect(offered).toContain('Help & ContactWebsite');
  expect(offered.filter((name) => /Catalogue|About Us/.test(name ?? ''))).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('radio', { name: 'Inner' }));
  await save(user, form);
  expect(await form.findByText('Must stand below a menu of its own type')).toBeVisible();
});

test('the routes of the product are offered, and a group keeps being one', async () => {
  const { user } = await renderApp('/menu/editMenu/2');
  const form = await formPanel('Edit Menu');
  const route = form.getByRole('combobox', { name: /^Menu Route/ });
  expect(route).toHaveValue('#');
  await enter(user, form, /^Menu Route/, 'coursesetup/');
  expect(namesIn(await screen.findAllByRole('option'))).toEqual([
    'coursesetup/coursecategorysetup',
    'coursesetup/coursesetup',
    'coursesetup/subcoursesetup',
  ]);
  await enter(user, form, /^Menu Route/, '#');
  await fill(user, form, { 'Menu Name': 'All Courses' });
  await save(user, form);
  expect(await screen.findByText('Menu updated successfully')).toBeVisible();
  expect(await (await sidebar()).findByRole('button', { name: 'All Courses' })).toBeVisible();
});

test('what breaks the rules is refused at its field, and so is what one beside it has', async () => {
  const { user } = await renderApp('/menu/addMenu/9');
  const form = await formPanel('Add Menu');
  await save(user, form);
  expect(await form.findAllByText('This field is required')).toHaveLength(3);
  await addEntry(user, form, 'FAQ');
  await fill(user, form, { 'Menu Name': 'faqs' });
  await save(user, form);
  expect(await form.findByText('A menu with this name already exists here')).toBeVisible();
  expect(form.getByText('A menu with this route already exists here')).toBeVisible();
});

/** Opens the menus' tree in Nepali. */
async function openNepaliTree() {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp('/menu');
  return { user, tree: await treeCalled('मेनुको संरचना') };
}

test('in Nepali the tree names each menu as the sidebar does, also one that a person added', async () => {
  const { user, tree } = await openNepaliTree();
  const form = await panel('मेनु थप्नुहोस्');
  await user.click(await form.findByRole('radio', { name: 'भित्री' }));
  await fill(user, form, { 'मेनुको नाम': 'Settings' });
  await enter(user, form, /^मेनुको मार्ग/, 'settings');
  await enter(user, form, /^मेनुको आइकन/, 'गियर');
  await user.click(await screen.findByRole('option', { name: 'गियर' }));
  await user.click(form.getByRole('button', { name: 'सुरक्षित गर्नुहोस्' }));
  expect(await tree.findByRole('treeitem', { name: 'सेटिङ' })).toBeVisible();
  const nav = within(await screen.findByRole('navigation', { name: 'मुख्य मेनु' }));
  const entries = namesIn([...nav.getAllByRole('button'), ...nav.getAllByRole('link')]);
  expect(entries).toContain('सेटिङ');
  const inner = namesIn(tree.getAllByRole('treeitem')).flatMap(
    (text) => entries.find((entry) => entry && text?.startsWith(entry)) ?? [],
  );
  expect(inner).toEqual(expect.arrayContaining(['ड्यासबोर्ड', 'कोर्स सूची', 'वेबसाइट र एप', 'सेटिङ']));
  // The website's own menus keep the names that its visitors read.
  expect(tree.getByRole('treeitem', { name: /Website/ })).toBeVisible();
});

test.each(['मोडल सेट', 'नमुना प्रश्नपत्र', 'model set', 'Model Set Setup', 'नमुना प्रश्नपत्र व्यवस्थापन'])(
  'in Nepali the tree finds the model sets by “%s”',
  async (words) => {
    const { user, tree } = await openNepaliTree();
    await user.click(await screen.findByRole('searchbox', { name: 'संरचनामा खोज्नुहोस्' }));
    await user.paste(words);
    expect(await tree.findByRole('treeitem', { name: 'मोडल सेट व्यवस्थापन' })).toBeVisible();
  },
);

test('the standard menu is restored, once one has seen what that adds and gives back', async () => {
  const { user, services } = await renderApp('/menu');
  const menus = (await services.client.send(menuCalls.getMenuTree, {})).data;
  const { id, menu_types, menu_route, menu_icon } =
    menus.find(({ menu_name }) => menu_name === 'Dashboard') ?? expect.fail('None');
  const own = { menu_types, menu_route: menu_route ?? '', menu_icon: menu_icon ?? '' };
  await services.client.send(menuCalls.editMenu, { ...own, menu_id: id, menu_name: 'Home' });
  await services.client.send(menuCalls.addMenu, { ...own, menu_name: 'Our own', menu_route: 'settings' });
  await user.click(await screen.findByRole('link', { name: 'Restore the Standard Menu' }));
  const question = within(await screen.findByRole('dialog', { name: 'Restore the Standard Menu' }));
  expect(question.getByText(/Own entries stay as they are: 1\.$/)).toBeVisible();
  expect(namesIn(within(question.getByRole('list', { name: /^1 entry gets its name/ })).getAllByRole('listitem'))).toEqual([
    'Dashboard',
  ]);
  await user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The standard menu is restored')).toBeVisible();
  const entries = await sidebar();
  expect(await entries.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await entries.findByRole('link', { name: 'Our own' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Restore the Standard Menu' }));
  expect(await screen.findByText(/^The menu has every screen of the product already/)).toBeVisible();
});
