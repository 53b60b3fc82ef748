import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { SelectInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { htmlText } from '@/contract/fields';
import { encrypt } from '@/providers/auth/cipher';
import { drafts } from '@/providers/drafts';
import { editors } from './editors';
import { RichTextInput } from './RichTextInput';

const schema = z.object({ sub_topic_desc: htmlText(5), description_editor_type: z.string() });
const withoutChoice = z.omit(schema, { description_editor_type: true });
const names = ['ck', 'quill', 'jodit'] as const;
const choices = names.map((name) => ({ id: name, name: editors[name].title }));
const stored = '<p>The&nbsp;<b>constitution</b> of Nepal</p>';
const table = '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td>a</td><td>b</td></tr></tbody></table>';

// Preloaded: the editors' code is large, and on a busy machine the tests would time out.
beforeAll(async () => {
  await Promise.all(Object.values(editors).map(({ load }) => load()));
});

async function open(text: string, editor: keyof typeof editors, drafts: 'kept' | 'none' = 'none') {
  const save = vi.fn(async (values: FormValues) => values);
  const view = await renderWidget(
    <RecordForm
      schema={editor === 'tiptap' ? withoutChoice : schema}
      record={{ sub_topic_desc: text, description_editor_type: editor }}
      save={save}
      onSaved={() => undefined}
      drafts={drafts}
    >
      {editor === 'tiptap' ? <RichTextInput source="sub_topic_desc" /> : <Chosen />}
      <Restore />
    </RecordForm>,
  );
  await screen.findByRole('textbox', { name: /^Description/ });
  const choose = async (title: string) => {
    await view.user.click(screen.getByRole('combobox'));
    await view.user.click(await screen.findByRole('option', { name: title }));
  };
  return { ...view, save, choose };
}

const Chosen = () => (
  <>
    <SelectInput source="description_editor_type" choices={choices} />
    <RichTextInput source="sub_topic_desc" editor="description_editor_type" />
  </>
);

/** Sets the form's value from outside, as a draft does. */
function Restore() {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const restore = () =>
    reset({ sub_topic_desc: '<p>From a draft</p>', description_editor_type: 'quill' }, { keepDefaultValues: true });
  return (
    <button type="button" onClick={restore}>
      {isDirty ? 'Restore over work' : 'Restore'}
    </button>
  );
}

const editable = () => screen.getByRole('textbox', { name: /^Description/ });

async function write(html: string) {
  await act(async () => {
    editable().innerHTML = html;
    await new Promise(requestAnimationFrame);
  });
}

test('a text that is only shown is neither work nor rewritten', async () => {
  const { user, save } = await open(stored, 'quill');
  expect(editable()).toHaveTextContent('The constitution of Nepal');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ sub_topic_desc: stored })));
});

test('what is typed is saved', async () => {
  const { user, save } = await open(stored, 'quill');
  await write('<p>Another text</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ sub_topic_desc: '<p>Another text</p>' })));
});

/** Types a letter at the end of the text, as a browser does: an editor may notice the change later. */
function typeLetter(letter: string, into = editable()) {
  const text = document.createTreeWalker(into, NodeFilter.SHOW_TEXT).lastChild();
  if (!(text instanceof Text)) throw new Error('There is no text to type after.');
  fireEvent.keyDown(into, { key: letter });
  const range = new StaticRange({ startContainer: text, startOffset: text.length, endContainer: text, endOffset: text.length });
  const typed = new InputEvent('beforeinput', { inputType: 'insertText', data: letter, bubbles: true, cancelable: true });
  fireEvent(into, Object.assign(typed, { getTargetRanges: () => [range] }));
  text.data += letter;
  fireEvent.input(into);
}

test.each([...names, 'tiptap'] as const)('text typed into %s just before the form is saved is saved too', async (name) => {
  const { save } = await open('<p>Nepal</p>', name);
  const saveButton = screen.getByRole('button', { name: 'Save' });
  typeLetter('i');
  fireEvent.click(saveButton);
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ sub_topic_desc: '<p>Nepali</p>' })));
});

test.each([...names, 'tiptap'] as const)('leaving a form just after typing into %s asks first', async (name) => {
  await open('<p>Nepal</p>', name);
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  typeLetter('i');
  expect(asks()).toBe(true);
});

test('a draft holds what was typed last', async () => {
  // Signing in creates the browser's key.
  await encrypt('');
  const { services, unmount } = await open('<p>Nepal</p>', 'jodit', 'kept');
  typeLetter('i');
  await screen.findByRole('button', { name: 'Restore over work' });
  typeLetter('s');
  unmount();
  const person = await services.session.read();
  const draft = () => drafts.load({ email: person?.email ?? '', address: '/' });
  await waitFor(async () => expect((await draft())?.values).toEqual({ sub_topic_desc: '<p>Nepalis</p>' }));
});

test('another editor takes over what was typed last', async () => {
  const { user } = await open('<p>Nepal</p>', 'jodit');
  const jodit = editable();
  await user.click(screen.getByRole('combobox'));
  const quill = await screen.findByRole('option', { name: 'Quill' });
  typeLetter('i', jodit);
  fireEvent.click(quill);
  await waitFor(() => expect(editable()).toHaveClass('ql-editor'));
  expect(editable()).toHaveTextContent('Nepali');
});

test('a refusal stands below the editor, which tells of it and takes the focus', async () => {
  const { user, save } = await open(stored, 'quill');
  await write('<p><br></p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editable()).toBeInvalid());
  expect(editable()).toHaveAccessibleDescription('This field is required');
  await waitFor(() => expect(editable()).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('a text that the form gets from elsewhere is shown', async () => {
  const { user } = await open(stored, 'quill');
  await write('<p>Another text</p>');
  await user.click(screen.getByRole('button', { name: 'Restore over work' }));
  await waitFor(() => expect(editable()).toHaveTextContent('From a draft'));
});

test('another editor takes over what it can hold without a question', async () => {
  const { choose } = await open(stored, 'quill');
  await choose('Jodit');
  await waitFor(() => expect(editable()).toHaveClass('jodit-wysiwyg'));
  expect(editable()).toHaveTextContent('The constitution of Nepal');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an editor that would lose formatting asks, and the choice goes back', async () => {
  const { user, choose } = await open(table, 'jodit');
  await choose('Quill');
  const dialog = await screen.findByRole('dialog', { name: 'Continue in Quill?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(editable()).toHaveClass('jodit-wysiwyg'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Jodit');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('an editor that loses formatting goes on with what is left when told to', async () => {
  const { user, save, choose } = await open(table, 'jodit');
  await choose('Quill');
  await user.click(await screen.findByRole('button', { name: 'Continue in Quill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.lastCall?.[0]).toMatchObject({ description_editor_type: 'quill' });
  expect(save.mock.lastCall?.[0]['sub_topic_desc']).not.toContain('colspan');
});

test('an editor that cannot be loaded says so, and is tried again', async () => {
  vi.spyOn(editors.ck, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user, choose } = await open(stored, 'quill');
  await choose('CKEditor');
  const failure = await screen.findByText(/the editor did not arrive/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(editable()).toHaveTextContent('The constitution of Nepal'));
  expect(failure).not.toBeInTheDocument();
});
