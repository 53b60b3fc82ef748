import { chooseFiles, expect, open, testSignedIn } from './support';

const pdf = (name: string, size = 1000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
});
const tooLarge = 25 * 1024 * 1024;

testSignedIn('files are chosen by keyboard, sent, and saved again as they were', async ({ page }) => {
  await open(page, '/coursesetup/addResources/3');
  await page.getByRole('button', { name: 'Download protected-areas-notes.pdf' }).waitFor();
  await chooseFiles(page, () => page.getByLabel('Choose files').press('Space'), [
    pdf('Rivers and lakes.pdf'),
    pdf('too-large.pdf', tooLarge),
  ]);
  await expect(page.getByText('Must be at most 25 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Upload' }).click();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Rivers and lakes.pdf' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Rivers and lakes.pdf');
  const pieces: Buffer[] = [];
  for await (const piece of await saved.createReadStream()) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(pdf('').buffer)).toBe(true);
});

testSignedIn('an image that is dropped is shown, and stands after it is saved', async ({ page }) => {
  await open(page, '/coursesetup/viewCourseDetails/section-officer-preparation/banner');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('or drop it here').waitFor();
  const dropped = await page.evaluateHandle(() => {
    const canvas = new OffscreenCanvas(300, 100);
    canvas.getContext('2d');
    return canvas.convertToBlob({ type: 'image/png' }).then((image) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([image], 'Wide.png', { type: 'image/png' }));
      return transfer;
    });
  });
  await dialog.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('status').last()).toHaveText(/^Wide.png, \d kB$/);
  const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);
  await expect.poll(() => dialog.locator('img').evaluate(widthOf)).toBe(300);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.getByRole('img', { name: 'Banner Image' }).evaluate(widthOf)).toBe(300);
});
