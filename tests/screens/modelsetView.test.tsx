import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const searched = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ofSection = searched({ courses: 1, year: 2026 });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(`${name}$`) });
const questions = () => screen.findAllByRole('heading', { level: 3, name: /^Question/ });
const numbers = async () => (await questions()).map(({ textContent }) => textContent);
const page = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('the questions of a model set stand page by page, five at first; page and size stand in the address', async () => {
  const { user } = await renderApp('/modelsetQuizView/2');
  await heading('Section Officer Model Set 2');
  expect(await numbers()).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5']);
  expect(await screen.findByText('1–5 of 25')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Page 4' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('Question 16'));
  expect(page()).toEqual({ page: '4', perPage: '5' });
  await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5', '10', '15', '20']);
  await user.click(screen.getByRole('option', { name: '15' }));
  // The page changes to the one with the question that was first.
  expect(await screen.findByText('16–25 of 25')).toBeVisible();
  expect(page()).toEqual({ page: '2', perPage: '15' });
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['?page=3&perPage=10', '21–25 of 25'],
  ['?page=99&perPage=20', '21–25 of 25'],
  ['?page=-1&perPage=7', '1–5 of 25'],
  ['?page=x&page=2&filter=%', '1–5 of 25'],
])('the address %s leads to %s', async (search, shown) => {
  await renderApp(`/modelsetQuizView/2${search}`);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('full marks, pass marks and what else is to be known stand first; a right option is marked, an explanation told', async () => {
  await renderApp('/modelsetQuizView/1');
  await questions();
  const facts = [...document.querySelectorAll('main dl dd')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['100', '40', '01:30:00', '0.4']);
  const [first = document.body] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Question 1'));
  const options = within(within(first).getByRole('list')).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'a.Rara – Mugu',
    'b.Phoksundo – Dolpa',
    'c.Tilicho – Manang',
    'd.Right answerPhewa – Lamjung',
  ]);
  expect(within(first).getByText('Phewa is in Kaski.')).toBeVisible();
  expect(within(first).getByText('4 marks')).toBeVisible();
  expect(within(first).getByRole('link', { name: /^Change the place of “Match the lake/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/modelsetQuizReport\/edit\/\d+\?filter=/),
  );
});

test('passages stand on the last page alone, with their questions', async () => {
  const { user } = await renderApp('/modelsetQuizView/1');
  await questions();
  const passages = () => screen.queryAllByRole('region', { name: /^Passage: / });
  expect(passages()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Page 5' }));
  await waitFor(() => expect(passages()).toHaveLength(2));
  const [rivers = document.body] = passages();
  expect(rivers).toHaveAccessibleName('Passage: Rivers that are older than the mountains');
  // One of the questions also has a number in the model set.
  expect(within(rivers).getByRole('heading', { level: 3, name: 'Question 4' })).toBeVisible();
  expect(within(rivers).getByText('Which is the longest river of Nepal?')).toBeVisible();
});

test('where the questions have levels, those of a number stand in one block', async () => {
  await renderApp('/modelsetQuizkuView/18');
  await heading('KUSOM Aptitude Test');
  expect(await numbers()).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4', 'Question 5']);
  expect(await screen.findByText('1–5 of 6')).toBeVisible();
  const [first = document.body] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Question 1'));
  const levels = [...first.querySelectorAll('.MuiChip-root')].map(({ textContent }) => textContent);
  expect(levels).toEqual(['Easy', 'Medium', 'Hard']);
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['/modelsetQuizView/18', '/modelsetQuizkuView/18'],
  ['/modelsetQuizkuView/1', '/modelsetQuizView/1'],
])('a model set of the other type at %s is shown at %s', async (address, own) => {
  await renderApp(address);
  await questions();
  expect(window.location.pathname).toBe(own);
});

test.each(['99', 'nowhere', '0', '4294967296'])('there is no model set at /%s: that is said, and leads back', async (id) => {
  await renderApp(`/modelsetQuizView/${id}`);
  expect(await screen.findByText(/Model set not found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/modelsetSetup');
});

test('an empty model set says so, and leads to its first question', async () => {
  await renderApp('/modelsetQuizView/7');
  expect(await screen.findByText('This model set has no questions yet.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Tag its first question' })).toHaveAttribute('href', '/modelsetQuizView/7/pick');
});

test('the list of model sets, the report and the details lead there, and it leads back to the list', async () => {
  const { user } = await renderApp(`/modelsetSetup${ofSection}`);
  expect(await screen.findByRole('link', { name: 'View Section Officer Model Set 2' })).toHaveAttribute(
    'href',
    '/modelsetQuizView/2',
  );
  await user.click(screen.getByRole('link', { name: 'Details of Section Officer Model Set 2' }));
  await user.click(await (await popup('Model Set Details')).findByRole('link', { name: 'See the questions' }));
  await heading('Section Officer Model Set 2');
  await user.click(await screen.findByRole('button', { name: 'Actions of Section Officer Model Set 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Model Set Report' }));
  await user.click(await screen.findByRole('link', { name: 'View the model set' }));
  await heading('Section Officer Model Set 2');
  await user.click(await screen.findByRole('link', { name: 'Go back' }));
  await heading('Modelset Setup');
  expect(await screen.findByRole('link', { name: 'View Section Officer Model Set 1' })).toBeVisible();
});

test.each([
  ['/modelsetQuizView/2', '8 of 8 ready'],
  ['/modelsetQuizkuView/19', '9 of 9 ready'],
  ['/modelsetQuizView/15', '9 of 9 ready'],
])('what lacks nothing is ready, with levels and with a passage too: %s', async (address, ready) => {
  await renderApp(address);
  expect(await screen.findByText(ready)).toBeVisible();
  expect(within(screen.getByRole('region', { name: ready })).queryAllByRole('link')).toEqual([]);
});

test('each missing part links to the form that adds it', async () => {
  const { user } = await renderApp('/modelsetQuizView/6');
  const gap = await screen.findByRole('link', { name: 'Fill the gap at number 3' });
  expect(screen.getByRole('link', { name: 'Bring the marks to 200: they come to 15.5' })).toBeVisible();
  await user.click(gap);
  const form = await popup('Edit Quiz Tag');
  await waitFor(async () => expect(await form.findByRole('textbox', { name: /^Question Number/ })).toHaveValue('4'));
  expect(window.location.pathname).toMatch(/^\/modelsetQuizReport\/edit\/\d+$/);
});

test('activating what isn’t ready is asked for by name, with what is missing', async () => {
  const { user, asked } = await renderApp(`/modelsetSetup/activate/5${ofSection}`);
  const question = await popup('Activate Model Set');
  expect(
    question.getByText('“Comprehension & reasoning, with a passage” isn’t ready: this is missing. Activate it all the same?'),
  ).toBeVisible();
  expect(question.getByRole('link', { name: 'Bring the marks to 50: they come to 5' })).toBeVisible();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Model set activated successfully')).toBeVisible();
  expect(asked()).toContain('activateModelset {"modelset_id":5}');
});

test('activating what is ready is asked for as ever', async () => {
  await renderApp(`/modelsetSetup/activate/19${searched({ courses: 18, year: 2026 })}`);
  const question = await popup('Activate Model Set');
  expect(question.queryByText(/isn’t ready/)).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Activate' })).toBeEnabled();
});

test('if the missing parts can’t be read, the page says so, and the model set can be activated all the same', async () => {
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'getModelsetQuizDetails' ? { status: 404, body: { msg: 'No such call' } } : transport(request);
  await renderApp(`/modelsetSetup/activate/5${ofSection}`, { between });
  const question = await popup('Activate Model Set');
  expect(await question.findByText(/^Readiness could not be loaded/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Activate' })).toBeEnabled();
});

test.each([
  ['Question paper', 0],
  ['Question paper with answer key', 1],
])('“%s” prints all questions, once', async (choice, keys) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp('/modelsetQuizView/4');
  await questions();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('article');
  expect(paper?.querySelectorAll(':scope > ol > li')).toHaveLength(10);
  expect(within(paper ?? document.body).queryAllByText('Answer key')).toHaveLength(keys);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('article')).toBeNull());
});
