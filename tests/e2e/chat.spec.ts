import { messages, write } from './chat';
import { expect, signIn, test } from './support';

test('two tabs chat; one that was cut off for a while has everything once, in order', async ({ page, context }) => {
  await signIn(page, '/chat');
  const other = await context.newPage();
  await other.goto('/chat');
  for (const tab of [page, other]) await expect(tab.getByText('Connected')).toBeVisible();
  const texts: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    await other.evaluate(() => sessionStorage.setItem('demo.fail', 'chat:network'));
    await write(other, `cut off ${round}`);
    await expect(other.getByText(/^No connection/)).toBeVisible();
    await write(page, `meanwhile ${round}`);
    await expect(messages(page).getByText('Sending…')).toBeHidden();
    await other.evaluate(() => sessionStorage.setItem('demo.fail', ''));
    await other.getByRole('button', { name: 'Try now' }).click();
    texts.push(`meanwhile ${round}`, `cut off ${round}`);
    for (const tab of [page, other]) {
      await expect(messages(tab).getByText(/^(cut off|meanwhile) \d$/)).toHaveText(texts);
    }
  }
});
