import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderWidget } from '@tests/support/renderWidget';
import { HttpError, TextInput } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { image } from '@/contract/fileFields';
import { encrypt } from '@/providers/auth/cipher';
import { drafts } from '@/providers/drafts';
import { ImageInput } from './FileInput';

const schema = z.object({ course_name: z.string(), course_banner_img: image });
const png = fileOf('png', 'Geography.png');
const pdf = new File(['%PDF-1.7'], 'notes.png', { type: 'image/png' });

async function open(save = vi.fn(async () => {})) {
  const urls = followObjectUrls();
  const view = await renderWidget(
    <RecordForm schema={schema} save={save} onSaved={() => undefined}>
      <TextInput source="course_name" />
      <ImageInput source="course_banner_img" shape="banner" />
    </RecordForm>,
  );
  const input = await screen.findByLabelText(/^Banner Image/);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input');
  return { ...view, urls, save, input, image: () => document.querySelector('img') };
}

/** Says which file is chosen; the form has a status of its own, above. */
const fileTold = () => screen.getAllByRole('status').at(-1);

test('an image that is chosen is shown, told, and saved as a file', async () => {
  const { user, input, urls, save, image: preview } = await open();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleName('Banner Image Choose an image');
  expect(input).toHaveAccessibleDescription('JPEG, GIF or PNG, at most 25 MB');
  expect(screen.getByText('No image')).toBeVisible();

  await user.upload(input, png);
  await waitFor(() => expect(fileTold()).toHaveTextContent('Geography.png, 1 kB'));
  await waitFor(() => expect(preview()).toHaveAttribute('src', [...urls.keys()][0]));
  await user.type(screen.getByRole('textbox', { name: 'Course Name' }), 'Forestry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = expect.objectContaining({ name: 'Geography.png', size: png.size, type: 'image/png' });
  await waitFor(() => expect(save).toHaveBeenCalledWith({ course_name: 'Forestry', course_banner_img: saved }));
});

test('an image is saved that was chosen just before, and nothing of it comes back into the form', async () => {
  const { user, input, save } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Course Name' }), 'Forestry');
  const slow = fileOf('png', 'Slow.png');
  let read = () => {};
  vi.spyOn(slow, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => new Promise((resolve) => (read = () => resolve(png.arrayBuffer()))) }),
  );
  fireEvent.change(input, { target: { files: [slow] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ course_banner_img: slow })));
  await waitFor(() => expect(anyDirty()).toBe(false));
  read();
  await new Promise((resolve) => setTimeout(resolve));
  expect(anyDirty()).toBe(false);
});

test('a file that is no image is refused at once, and not shown', async () => {
  const { user, input, image: preview } = await open();
  await user.upload(input, pdf);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Unsupported Format\(supports \*jpg/));
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(preview()).not.toBeInTheDocument();
  await user.upload(input, png);
  await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
});

test('a removed image leaves nothing behind, and the focus at the field', async () => {
  const { user, input, urls } = await open();
  await user.upload(input, png);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(fileTold()).toBeEmptyDOMElement());
  expect(urls.size).toBe(0);
  await waitFor(() => expect(input).toHaveFocus());
});

test('a form without its image leads to it', async () => {
  const { user, input, save } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Course Name' }), 'Forestry');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/This field is required/));
  await waitFor(() => expect(input).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('an image that is on its way can’t be changed; refused by the server, it can, and has the focus', async () => {
  let refuse: ((reason: Error) => void) | undefined;
  const save = vi.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        refuse = reject;
      }),
  );
  const { user, input } = await open(save);
  await user.type(screen.getByRole('textbox', { name: 'Course Name' }), 'Forestry');
  await user.upload(input, png);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();

  refuse?.(new HttpError('Refused', 400, { errors: { course_banner_img: 'It is too dark' } }));
  await waitFor(() => expect(input).toHaveFocus());
  expect(input).toBeEnabled();
});

test('a draft holds what was typed, and says that the image is to be chosen again', async () => {
  // Signing in creates the browser's key.
  await encrypt('');
  const { user, input, unmount } = await open();
  await user.upload(input, png);
  await user.type(screen.getByRole('textbox', { name: 'Course Name' }), 'Forestry');
  unmount();
  await waitFor(async () =>
    expect(await drafts.load({ email: '', address: '/' })).toMatchObject({ values: { course_name: 'Forestry' }, hadFiles: true }),
  );
  const again = await open();
  expect(await screen.findByText(/Files are not kept: please choose them again/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: 'Course Name' })).toHaveValue('Forestry');
  expect(screen.getByText('No image')).toBeVisible();
});

test('an image may be dropped; a file that misses the field is not opened in place of the page', async () => {
  await open();
  const drop = (where: Element) => !fireEvent.drop(where, { dataTransfer: { types: ['Files'], files: [png] } });
  expect(drop(document.body)).toBe(true);
  expect(fileTold()).toBeEmptyDOMElement();
  expect(drop(screen.getByText('or drop it here'))).toBe(true);
  await waitFor(() => expect(fileTold()).toHaveTextContent('Geography.png'));
});

test('the whole field takes drops: its frame, the image in it and the words beside that', async () => {
  await open();
  const zone = screen.getByText('or drop it here').parentElement?.parentElement;
  if (!zone) throw new Error('The words stand in no field');
  const drop = async (where: Element, name: string) => {
    fireEvent.drop(where, { dataTransfer: { types: ['Files'], files: [fileOf('png', name)] } });
    await waitFor(() => expect(fileTold()).toHaveTextContent(name));
  };
  await drop(screen.getByText('No image'), 'Image.png');
  await drop(zone, 'Frame.png');
  await drop(screen.getByText('or drop it here'), 'Words.png');
});
