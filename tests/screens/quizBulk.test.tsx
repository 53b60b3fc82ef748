import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { answering, chosenText, confirm, found, lesson, pick, popup } from '@tests/support/bulk';
import { gateBefore } from '@tests/support/gate';
import { sent } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

test('all questions that a search found can be selected and tagged with a lesson at once; the search stays', async () => {
  const { user, asked } = await renderApp(found('/untaggedquizreport', { q: 'नेपाल' }));
  const total = Number(/of (\d+)$/.exec((await screen.findByText(/^1–5 of \d+$/)).textContent ?? '')?.[1]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: `Select all ${total} that match` }));
  expect(await screen.findByText(`${total} selected, ${total - 5} of them not shown here`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all .* match$/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: `Tag ${total} questions` }));
  const form = await popup('Tag questions');
  expect(await form.findAllByRole('listitem')).toHaveLength(total);
  await pick(user, form, lesson);
  await confirm(user, form, `Tag ${total} questions`);
  expect(await screen.findByText(`${total} questions were tagged.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(asked, 'quizTag')).toHaveLength(total);
  expect(new Set(sent(asked, 'quizTag').map(({ lesson: id }) => id)).size).toBe(1);
  expect(screen.queryByText('Quiz tagged successfully')).not.toBeInTheDocument();
  expect(await screen.findByText('Nothing here has “नेपाल” in it.')).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"नेपाल"}');
  expect(screen.getByText('0 selected')).toBeInTheDocument();
});

test('what is chosen belongs to its search: another one begins with none, and the first has its own again', async () => {
  const { user } = await renderApp(found('/quiztagsetup', { query_string: '<p>of nepal' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const count = (await chosenText()).textContent;
  window.history.pushState(null, '', found('/quiztagsetup', { query_string: '<p>river' }));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('0 selected')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Tag \d/ })).not.toBeInTheDocument();
  window.history.back();
  expect(await screen.findByText(count ?? '')).toBeVisible();
});

test('in a model set they get its free numbers in the order of the list; one that it has already is refused by name, and stays chosen', async () => {
  const { user, asked } = await renderApp(found('/quiztagsetup', { query_string: '<p>of nepal' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const rows = screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ }).length;
  await user.click(screen.getByRole('link', { name: `Tag ${rows} questions` }));
  const form = await popup('Tag questions');
  await pick(user, form, { ...lesson, Year: '2026', 'Model Set': 'Section Officer Model Set 1' });
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Question Number/ })).toHaveValue('26'));
  expect(form.getByText(`They get the free numbers from 26 to ${25 + rows}, in the order of the list.`)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Marks Weightage/ }), '4');
  await confirm(user, form, `Tag ${rows} questions`);
  const told = within(
    await form.findByText(/^Refused, and still selected/).then((text) => text.closest('[role=status]') ?? text),
  );
  const refused = told.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(refused.every((text) => text?.endsWith(': Model Set: Quiz already added in this modelset'))).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  // The number of a refused question stays free.
  const numbers = sent(asked, 'quizTag').map(({ modelset_order_priority }) => Number(modelset_order_priority));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(26 + rows - refused.length);
  const [first] = told.getAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/quiztagsetup\/tag\/\d+\?filter=/));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^\d+ questions? w(as|ere) tagged\.Refused/));
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  expect(
    await form.findByRole('button', { name: `Tag ${refused.length} question${refused.length > 1 ? 's' : ''}` }),
  ).toBeEnabled();
  expect(await chosenText()).toHaveTextContent(`${refused.length} selected`);
});

test('where the newest is first, the one that was added first gets the first number', async () => {
  const { user, asked } = await renderApp('/untaggedquizreport');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('link', { name: 'Tag 5 questions' }));
  const form = await popup('Tag questions');
  await pick(user, form, { ...lesson, Year: '2026', 'Model Set': 'Section Officer Model Set 1' });
  expect(await form.findByText('They get the free numbers from 26 to 30, in the order in which they were added.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Marks Weightage/ }), '4');
  await confirm(user, form, 'Tag 5 questions');
  expect(await screen.findByText('5 questions were tagged.')).toBeVisible();
  const tags = sent(asked, 'quizTag').map(({ quiz, modelset_order_priority }) => [Number(quiz), modelset_order_priority]);
  expect(tags.map(([, number]) => number)).toEqual([26, 27, 28, 29, 30]);
  expect(tags).toEqual(tags.toSorted(([one], [other]) => Number(one) - Number(other)));
});

test('stopping keeps the finished rows, and the rest stays selected', async () => {
  const { between, gate } = gateBefore('quizTag');
  const { user, asked } = await renderApp(found('/untaggedquizreport', {}), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: /^Select all \d+ that match$/ }));
  const total = Number(/^\d+/.exec((await chosenText()).textContent ?? '')?.[0]);
  await user.click(screen.getByRole('link', { name: `Tag ${total} questions` }));
  const form = await popup('Tag questions');
  await pick(user, form, lesson);
  await confirm(user, form, `Tag ${total} questions`);
  expect(await form.findByRole('progressbar', { name: 'Tagging questions' })).toHaveAttribute('aria-valuetext', `0 of ${total}`);
  await user.click(form.getByRole('button', { name: 'Stop' }));
  gate.open();
  expect(await form.findByText('4 questions were tagged.')).toBeVisible();
  expect(form.getByText(`${total - 4} were not begun. They stay selected.`)).toBeVisible();
  expect(sent(asked, 'quizTag')).toHaveLength(4);
  expect(await form.findByRole('button', { name: `Tag ${total - 4} questions` })).toBeEnabled();
});

test('where the session ends in the middle no more is begun; after signing in the rest is still selected', async () => {
  const over = { status: 401, body: { detail: 'over' } };
  let isOver = false;
  const between = (transport: Transport): Transport => {
    const sending = answering('quizTag', (count) => {
      isOver ||= count > 5;
      return isOver ? over : undefined;
    })(transport);
    return (request) => (isOver && request.call === 'refresh' ? Promise.resolve(over) : sending(request));
  };
  const { user, asked } = await renderApp(found('/untaggedquizreport', {}), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: /^Select all \d+ that match$/ }));
  const total = Number(/^\d+/.exec((await chosenText()).textContent ?? '')?.[0]);
  await user.click(screen.getByRole('link', { name: `Tag ${total} questions` }));
  const form = await popup('Tag questions');
  await pick(user, form, lesson);
  await confirm(user, form, `Tag ${total} questions`);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(window.location.pathname).toBe('/login');
  const begun = sent(asked, 'quizTag').length;
  expect(begun).toBeLessThan(12);
  isOver = false;
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'staff@coursedesk.test');
  await user.type(screen.getByLabelText(/^Password/), 'Coursedesk#1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await (await popup('Tag questions')).findByRole('button', { name: `Tag ${total - 5} questions` })).toBeEnabled();
});

test('a chosen question that is tagged by itself leaves the list, and is chosen no more', async () => {
  const { user } = await renderApp('/untaggedquizreport');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  expect(await screen.findByText('5 selected')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: /^Tag “/ });
  await user.click(first ?? document.body);
  const form = await popup('Tag Quiz');
  await pick(user, form, lesson);
  await confirm(user, form, 'Save');
  expect(await screen.findByText('4 selected')).toBeVisible();
});

test('in Nepali it speaks Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp(found('/untaggedquizreport', {}));
  await user.click(await screen.findByRole('checkbox', { name: 'सबै पङ्क्ति छान्नुहोस्' }));
  expect(await screen.findByRole('button', { name: /^मिल्ने सबै [०-९]+ वटा छान्नुहोस्$/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '५ वटा प्रश्न ट्याग गर्नुहोस्' }));
  expect(await screen.findByRole('dialog', { name: 'प्रश्नहरू ट्याग गर्नुहोस्' })).toBeVisible();
});
