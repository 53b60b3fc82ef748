import { messages, newest, textsOf, write } from './chat';
import { expect, signIn, test } from './support';

/** How often the second tab is cut off: `CHAT_ROUNDS=100` tries it longer. */
const rounds = Number(process.env['CHAT_ROUNDS'] ?? 3);

test('two tabs chat; one that was cut off for a while has everything once, in order', async ({ page, context }) => {
  test.setTimeout(120_000 + rounds * 5000);
  await signIn(page, '/chat');
  const other = await context.newPage();
  await other.goto('/chat');
  for (const tab of [page, other]) await expect(tab.getByText('Connected')).toBeVisible();
  const written: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await other.evaluate(() => sessionStorage.setItem('demo.fail', 'chat:network'));
    await write(other, `cut off ${round}`);
    await expect(other.getByText(/^No connection/)).toBeVisible();
    await write(page, `meanwhile ${round}`);
    await expect(messages(page).getByText('Sending…')).toBeHidden();
    await other.evaluate(() => sessionStorage.setItem('demo.fail', ''));
    // Unless it has connected by itself meanwhile.
    await other
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    written.push(`meanwhile ${round}`, `cut off ${round}`);
    for (const tab of [page, other]) await expect.poll(() => newest(tab, 2)).toEqual(written.slice(-2));
  }
  for (const tab of [page, other]) expect(await textsOf(tab)).toEqual(written);
});
