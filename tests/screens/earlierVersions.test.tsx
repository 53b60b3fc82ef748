import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openColleague } from '@tests/support/colleague';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
// Its code is fetched with the first rich text: here that takes no time.
import '@/components/form/work/EarlierVersions';
import { articleCalls } from '@/contract/article';

const address = '/articleSetup/editArticles/1';
const stored = 'How the Section Officer examination is built up';
const title = () => screen.findByRole('textbox', { name: /^Title/ });

async function retitle(user: UserEvent, text: string) {
  await user.clear(await title());
  await user.type(await title(), text);
}

/** Opens the list of states, and returns its entries. */
async function listed(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  return within(await screen.findByRole('menu')).getAllByRole('menuitem');
}

async function bringBack(user: UserEvent, place: number) {
  const entry = (await listed(user))[place];
  if (entry) await user.click(entry);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

test('what was typed and left unsaved is brought back, and that is taken back', async () => {
  const { user, unmount } = await renderApp(address);
  await title();
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).not.toBeInTheDocument();
  await retitle(user, 'The Section Officer examination, in short');
  expect(await screen.findByRole('button', { name: 'Earlier versions' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Article Setup' });
  unmount();

  const again = await renderApp(address);
  expect(await title()).toHaveDisplayValue(stored);
  const entries = await listed(again.user);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toHaveTextContent('The open competition has two phases.');
  await again.user.keyboard('{Escape}');
  await bringBack(again.user, 0);
  expect(await title()).toHaveDisplayValue('The Section Officer examination, in short');
  await waitFor(async () => {
    await again.user.keyboard('{Escape}');
    expect(await listed(again.user)).toHaveLength(2);
  });
  await again.user.keyboard('{Escape}');
  await bringBack(again.user, 0);
  expect(await title()).toHaveDisplayValue(stored);
});

test('a state that is brought back over a colleague’s change asks whose is saved', async () => {
  const { user, unmount } = await renderApp(address);
  await retitle(user, 'The Section Officer examination, in short');
  await screen.findByRole('button', { name: 'Earlier versions' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Article Setup' });
  unmount();

  const colleague = await openColleague();
  const { data } = await colleague.send(articleCalls.getArticlesById, { id: '1' });
  const changed = { ...data, article_id: 1, courses: data.course_iid, article_title: 'What a colleague calls it' };
  await colleague.send(articleCalls.updateArticles, changed);

  const again = await renderApp(address);
  expect(await title()).toHaveDisplayValue('What a colleague calls it');
  await bringBack(again.user, 0);
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/What a colleague calls it/)).toBeVisible();
});

test('a state from before the person’s own save is saved without a question', async () => {
  const { user, unmount } = await renderApp(address);
  await retitle(user, 'The Section Officer examination, first try');
  await screen.findByRole('button', { name: 'Earlier versions' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Article Setup' });
  unmount();

  const second = await renderApp(address);
  await retitle(second.user, 'The Section Officer examination, second try');
  await waitFor(async () => {
    await second.user.keyboard('{Escape}');
    expect(await listed(second.user)).toHaveLength(2);
  });
  await second.user.keyboard('{Escape}');
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Article updated successfully');
  second.unmount();

  const third = await renderApp(address);
  expect(await title()).toHaveDisplayValue('The Section Officer examination, second try');
  await bringBack(third.user, 1);
  expect(await title()).toHaveDisplayValue('The Section Officer examination, first try');
  await third.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Article updated successfully')).toBeVisible();
});
