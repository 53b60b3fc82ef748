import { screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { useInput } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { text, yesNo } from '@/contract/fields';
import { rows } from '@/contract/rows';
import { encrypt } from '@/providers/auth/cipher';
import { drafts } from '@/providers/drafts';
import { ArrayInput } from './ArrayInput';

const name = text(3, 50, ['more_than', 'cannot_exceed_from']);
const schema = z.object({ title: name, courses: rows(z.object({ spelling: name, correct: yesNo }), 1, 99) });

const option = (spelling: string, correct = 'n') => ({ spelling, correct });
const record = { id: 1, title: 'Rivers', courses: [option('Koshi'), option('Gandaki')] };

/** The record as a server sends it that gives each row an id. */
const withIds = ({ courses, ...rest }: typeof record) => ({
  ...rest,
  courses: courses.map((row, index) => ({ option_id: 41 + index, ...row })),
});

/** Renders the form of the stored record; `theirs` is what somebody else saves meanwhile. */
async function edit(theirs: typeof record = record, stored: typeof record = record) {
  const save = vi.fn(async (values: FormValues) => values);
  const editing = { record: stored, start: (standing: FormValues) => ({ ...standing }), reread: async () => theirs };
  const view = await renderWidget(
    <RecordForm schema={schema} editing={editing} save={save} onSaved={() => undefined}>
      <TextInput source="title" />
      <ArrayInput source="courses">
        <TextInput source="spelling" />
        <RadioButtonGroupInput source="correct" />
      </ArrayInput>
    </RecordForm>,
  );
  const submit = async () => view.user.click(await screen.findByRole('button', { name: 'Save' }));
  return { ...view, save, submit };
}

const boxes = () => screen.getAllByRole('textbox', { name: /^Spelling/ });
const texts = () => boxes().map((box) => box.getAttribute('value'));
const boxOf = async (value: string) => screen.findByDisplayValue(value);
const longer = { ...record, courses: [...record.courses, option('Karnali', 'y')] };

test('rows that only a colleague changed are left so, and come to stand in the form', async () => {
  const { user, save, submit } = await edit(longer);
  await user.type(await boxOf('Rivers'), '!');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Rivers!', courses: longer.courses }));
  expect(texts()).toEqual(['Koshi', 'Gandaki', 'Karnali']);
});

test.each(['Mine', 'Theirs'])('rows that both changed are asked for in words, and %s is saved', async (side) => {
  const { user, save, submit } = await edit(longer);
  await user.type(await boxOf('Koshi'), '!');
  await submit();
  const question = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  expect(question.getByText(/^Theirs: Row 1: Koshi, No Row 2: Gandaki, No Row 3: Karnali, Yes$/)).toBeVisible();
  await user.click(question.getByRole('radio', { name: new RegExp(`^${side}: Row 1`) }));
  await user.click(question.getByRole('button', { name: 'Save these choices' }));
  const mine = [option('Koshi!'), option('Gandaki')];
  const kept = side === 'Mine' ? mine : longer.courses;
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Rivers', courses: kept }));
});

test('where rows have ids, each person’s rows are saved without a question', async () => {
  const stored = withIds(record);
  const theirs = withIds({ ...record, courses: [option('Koshi'), option('Gandaki', 'y'), option('Karnali')] });
  const { user, save, submit } = await edit(theirs, stored);
  await user.type(await boxOf('Koshi'), '!');
  await submit();
  const courses = [option('Koshi!'), option('Gandaki', 'y'), option('Karnali')];
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Rivers', courses }));
  expect(texts()).toEqual(['Koshi!', 'Gandaki', 'Karnali']);
});

test.each(['Mine', 'Theirs'])(
  'a row with an id that both changed is asked for without it, and %s is saved beside all else',
  async (side) => {
    const theirs = withIds({ ...record, courses: [option('Kosi'), option('Gandaki', 'y')] });
    const { user, save, submit } = await edit(theirs, withIds(record));
    await user.type(await boxOf('Koshi'), '!');
    await submit();
    const question = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
    expect(question.getByText(/^Theirs: Row 1: Kosi, No Row 2: Gandaki, Yes$/)).toBeVisible();
    expect(question.getByText(/^Mine: Row 1: Koshi!, No Row 2: Gandaki, Yes$/)).toBeVisible();
    await user.click(question.getByRole('radio', { name: new RegExp(`^${side}: Row 1`) }));
    await user.click(question.getByRole('button', { name: 'Save these choices' }));
    const courses = [option(side === 'Mine' ? 'Koshi!' : 'Kosi'), option('Gandaki', 'y')];
    await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Rivers', courses }));
  },
);

test('rows that were typed and not saved are offered back as they stood', async () => {
  // Signing in creates the browser's key.
  await encrypt('');
  const first = await edit();
  await first.user.click(await screen.findByRole('button', { name: 'Add a row' }));
  await waitFor(() => expect(boxes().at(-1)).toHaveFocus());
  await first.user.keyboard('Karnali{Alt>}{ArrowUp}{/Alt}');
  first.unmount();
  await waitFor(async () => expect(await drafts.load({ email: '', address: '/' })).toBeDefined());
  const { user } = await edit();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(texts()).toEqual(['Koshi', 'Karnali', 'Gandaki']));
});

test('a key in one of 50 rows draws no other row anew', async () => {
  const drawn = vi.fn();
  const Watched = () => {
    const { field } = useInput({ source: 'spelling' });
    drawn(field.name);
    return null;
  };
  const many = Array.from({ length: 50 }, (_, index) => option(`Option ${index}`));
  const { user } = await renderWidget(
    <RecordForm
      schema={schema}
      record={{ title: 'Rivers', courses: many }}
      save={async () => undefined}
      onSaved={() => undefined}
      drafts="none"
    >
      <TextInput source="title" />
      <ArrayInput source="courses">
        <TextInput source="spelling" />
        <Watched />
        <RadioButtonGroupInput source="correct" />
      </ArrayInput>
    </RecordForm>,
  );
  const box = await boxOf('Option 25');
  await user.type(box, '!');
  drawn.mockClear();
  await user.type(box, 'x');
  expect(box).toHaveValue('Option 25!x');
  expect([...new Set(drawn.mock.calls.flat())]).toEqual(['courses.25.spelling']);
});
