import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '@/providers/storage/webStorage';

afterEach(() => void vi.useRealTimers());

/** Opens the chat; the demo's messages are there. */
async function open() {
  const app = await renderApp('/chat');
  await screen.findByRole('heading', { name: 'Chat', level: 1 });
  await screen.findByText('Thank you all.');
  return app;
}
const input = () => screen.findByRole('textbox', { name: 'Message' });
const list = () => within(screen.getByRole('region', { name: 'Messages' }));

test('Enter sends, Shift+Enter begins a line; addresses are links, and own messages are marked', async () => {
  const { user } = await open();
  await user.type(await input(), 'Look:{Shift>}{Enter}{/Shift}https://a.test/b.{Enter}');
  await list().findByRole('link', { name: 'https://a.test/b' });
  expect(await input()).toHaveValue('');
  await waitFor(() => expect(list().queryByText('Sending…')).not.toBeInTheDocument());
  const link = await list().findByRole('link', { name: 'https://a.test/b' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(within(link.closest('li') ?? document.body).getByText('You')).toBeVisible();
});

test('Enter that ends an input method’s word sends nothing', async () => {
  const { user } = await open();
  await user.type(await input(), 'नमस्ते');
  for (const held of [{ keyCode: 229 }, { isComposing: true }]) fireEvent.keyDown(await input(), { key: 'Enter', ...held });
  expect(await input()).toHaveValue('नमस्ते');
  expect(list().queryByText('नमस्ते')).not.toBeInTheDocument();
});

test('a text that is too long isn’t sent, and says by how much', async () => {
  const { user } = await open();
  await user.click(await input());
  await user.paste('a'.repeat(1999));
  expect(await screen.findByText(/ · 1999\/2000$/)).toBeVisible();
  await user.paste('aa');
  expect(await screen.findByText('At most 2000 characters. 1 too many')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('what is typed survives leaving the page and coming back', async () => {
  const { user, unmount } = await open();
  await user.type(await input(), 'Half a sentence');
  unmount();
  await open();
  await waitFor(async () => expect(await input()).toHaveValue('Half a sentence'));
});

test('cut off, a text waits, and is sent once the line is back', async () => {
  const { user } = await open();
  sessionStore.setItem('demo.fail', 'chat:network');
  await user.type(await input(), 'Is anybody there?{Enter}');
  // The line tries again by itself meanwhile, and says so: what it says may have changed since it was found.
  await waitFor(() => expect(screen.getByText(/^No connection/)).toBeVisible());
  expect(list().getByText('Sending…')).toBeVisible();
  sessionStore.setItem('demo.fail', '');
  await waitFor(() => {
    screen.queryByRole('button', { name: 'Try now' })?.click();
    expect(screen.getByText('Connected')).toBeVisible();
  });
  await waitFor(() => expect(list().queryByText('Sending…')).not.toBeInTheDocument());
  expect(list().getAllByText('Is anybody there?')).toHaveLength(1);
});

test('where the server answers and takes no connection, the page says what a proxy lacks, until it has one', async () => {
  const { user } = await open();
  // Whoever comes back online is connected at once.
  const untilShown = (text: RegExp | string) =>
    waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText(text)).toBeVisible();
    });
  sessionStore.setItem('demo.fail', 'chat:network');
  await user.type(await input(), 'Is this thing on?{Enter}');
  await untilShown(
    /^The chat needs a connection \(websocket\) that a proxy before the server doesn’t pass on\. Ask whoever runs the server\./,
  );
  // A server that answers nothing else either is away.
  sessionStore.setItem('demo.fail', 'chat:network,refresh:503');
  await untilShown(/^No connection/);
  sessionStore.setItem('demo.fail', '');
  await untilShown('Connected');
  expect(await list().findByText('Is this thing on?')).toBeVisible();
});

test('a text that is refused says why, and is sent again when its writer says so', async () => {
  const { user } = await open();
  // Only the clock of the rules stands still, and is moved, no timer: a busy machine takes longer than the rules are strict for.
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  for (let place = 1; place <= 21; place += 1) {
    await user.click(await input());
    await user.paste(`hurry ${place}`);
    await user.keyboard('{Enter}');
  }
  expect(await list().findByRole('alert')).toHaveTextContent(/^Not sent: .+Send again$/);
  vi.setSystemTime(began + 11_000);
  await user.click(list().getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(list().queryByRole('alert')).not.toBeInTheDocument());
  expect(list().getAllByText('hurry 21')).toHaveLength(1);
});

test('whoever’s session has ended is led to the sign-in page', async () => {
  const { user, services } = await open();
  await user.type(await input(), 'I was about to say');
  sessionStore.setItem('demo.fail', 'chat:network,refresh:401');
  window.dispatchEvent(new Event('online'));
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await services.session.read()).toBeNull();
});
