import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { renderWidget } from '@tests/support/renderWidget';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { isYes, text, yesNo } from '@/contract/fields';
import { conditional, when } from '@/contract/formRules';
import { rows } from '@/contract/rows';
import { ArrayInput } from './ArrayInput';

const row = conditional(
  z.object({
    id: z.nullish(z.int()),
    spelling: text(1, 50, ['more_than', 'cannot_exceed_from']),
    correct: z.nullish(yesNo),
    reason: when((choices) => isYes(choices['correct']), text(3, 50, ['more_than', 'cannot_exceed_from'])),
  }),
);
const schema = z.object({ title: text(3, 50, ['more_than', 'cannot_exceed_from']), water_names: rows(row, 2, 4) });

// A row's last field is rendered first, and the title below the rows: errors are listed in the order of the screen.
const inputs = [
  <ArrayInput key="rows" source="water_names">
    <TextInput source="spelling" />
    <RadioButtonGroupInput source="correct" />
    <TextInput source="reason" />
    <TextInput source="id" sx={{ display: 'none' }} />
  </ArrayInput>,
  <TextInput key="title" source="title" />,
];

const option = (spelling: string, id: number) => ({ id, spelling, correct: 'n', reason: null });
const three = { title: 'Rivers', water_names: [option('Koshi', 7), option('Gandaki', 8), option('Karnali', 9)] };

const rowAt = (number: number) => screen.getByRole('group', { name: `Row ${number}` });
const box = (number: number, name = /^Spelling/) => within(rowAt(number)).getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const texts = () => screen.getAllByRole('textbox', { name: /^Spelling/ }).map((input) => input.getAttribute('value'));

test('a list begins with the rows that it needs, and has no more than it may', async () => {
  const { user } = await openForm(schema, inputs);
  expect(screen.getAllByRole('group', { name: /^Row/ })).toHaveLength(2);
  expect(button('Remove Row 1')).toBeDisabled();
  await user.click(button('Add a row'));
  await waitFor(() => expect(box(3)).toHaveFocus());
  expect(button('Remove Row 1')).toBeEnabled();
  await user.click(button('Add a row'));
  expect(button('Add a row')).toBeDisabled();
});

test('rows are added, moved and removed, and saved as they stand, each with its own id', async () => {
  const { user, saved, submit } = await openForm(schema, inputs, { record: three });
  await user.click(button('Add a row'));
  await waitFor(() => expect(box(4)).toHaveFocus());
  await user.keyboard('Mahakali');
  await user.click(button('Move Row 4 up'));
  expect(texts()).toEqual(['Koshi', 'Gandaki', 'Mahakali', 'Karnali']);
  expect(screen.getByText('Row 4 moved to place 3 of 4')).toBeInTheDocument();
  await waitFor(() => expect(button('Move Row 3 up')).toHaveFocus());
  await user.click(button('Remove Row 1'));
  expect(screen.getByText('Row 1 removed')).toBeInTheDocument();
  await waitFor(() => expect(rowAt(1)).toHaveFocus());
  await submit();
  const spelling = [option('Gandaki', 8), { id: null, spelling: 'Mahakali', correct: null, reason: null }, option('Karnali', 9)];
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ title: 'Rivers', water_names: spelling }));
});

test('Alt and an arrow moves the row that is typed in, which keeps the focus and what is typed next', async () => {
  const { user } = await openForm(schema, inputs, { record: three });
  await user.click(box(2));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Gandaki', 'Koshi', 'Karnali']);
  await waitFor(() => expect(box(1)).toHaveFocus());
  await user.keyboard('{End}!{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['Gandaki!', 'Koshi', 'Karnali']);
  expect(screen.getByText('Row 1 can’t move any further')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(texts()).toEqual(['Koshi', 'Karnali', 'Gandaki!']);
  await waitFor(() => expect(box(3)).toHaveFocus());
});

test('a button that comes to an end gives the focus to its row', async () => {
  const { user } = await openForm(schema, inputs, { record: three });
  await user.click(button('Move Row 2 up'));
  await waitFor(() => expect(rowAt(1)).toHaveFocus());
});

test('what is wrong in a row stands there, and is listed by its row in the order of the screen', async () => {
  const { user, saved, submit } = await openForm(schema, inputs);
  await user.type(box(1), 'Koshi');
  await user.click(within(rowAt(2)).getByRole('radio', { name: 'Yes' }));
  await submit();
  await waitFor(() => expect(box(2)).toHaveAccessibleDescription('This field is required'));
  expect(box(1)).toBeValid();
  const summary = within(await screen.findByRole('group', { name: '3 fields need your attention' }));
  const links = summary.getAllByRole('button').map(({ textContent }) => textContent);
  expect(links).toEqual(['Row 2, Spelling', 'Row 2, Reason', 'Title']);
  await user.click(summary.getByRole('button', { name: 'Row 2, Reason' }));
  expect(box(2, /^Reason/)).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test('a field of a row goes by what is chosen in that row', async () => {
  const { user } = await openForm(schema, inputs, { record: three });
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).not.toBeInTheDocument();
  await user.click(within(rowAt(2)).getByRole('radio', { name: 'Yes' }));
  expect(screen.getAllByRole('textbox', { name: /^Reason/ })).toEqual([box(2, /^Reason/)]);
});

test('a server’s message about a row is shown there and gets the focus; one about the list is shown below it', async () => {
  const said = { 'water_names.1.spelling': 'That is no river', water_names: 'None of them is right' };
  const refuse = () => Promise.reject(new HttpError('Refused', 400, { errors: said }));
  const { submit } = await openForm(schema, inputs, { record: three, save: refuse });
  await submit();
  await waitFor(() => expect(box(2)).toHaveAccessibleDescription('That is no river'));
  const list = screen.getByRole('group', { name: /^Water names/ });
  expect(list).toHaveAccessibleDescription(/^None of them is right/);
  await waitFor(() =>
    expect(list).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
  );
});

test('a row without an input for one of its fields fails loudly', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const short = [
    <ArrayInput key="rows" source="water_names">
      <TextInput source="spelling" />
    </ArrayInput>,
    <TextInput key="title" source="title" />,
  ];
  await renderWidget(
    <RecordForm schema={schema} save={async () => undefined} onSaved={() => undefined} drafts="none">
      {short}
    </RecordForm>,
  );
  expect(
    await screen.findAllByText(/no input for water_names.0.id, water_names.0.correct, water_names.0.reason/),
  ).not.toHaveLength(0);
});

const flagged = z.object({
  water_names: rows(
    z.object({ spelling: text(1, 50, ['more_than', 'cannot_exceed_from']), correct: z._default(z.boolean(), false) }),
    2,
    4,
  ),
});

test('the first row can’t be removed, whichever it is; a flag of a row is true or false', async () => {
  const stays = (
    <ArrayInput source="water_names" firstStays>
      <TextInput source="spelling" />
      <RadioButtonGroupInput source="correct" />
    </ArrayInput>
  );
  const record = {
    water_names: ['Koshi', 'Gandaki', 'Karnali'].map((spelling) => ({ spelling, correct: spelling === 'Koshi' })),
  };
  const { user, saved, submit } = await openForm(flagged, stays, { record });
  expect(button('Remove Row 1')).toBeDisabled();
  await user.click(button('Move Row 3 up'));
  await user.click(button('Move Row 2 up'));
  expect(texts()).toEqual(['Karnali', 'Koshi', 'Gandaki']);
  expect(button('Remove Row 1')).toBeDisabled();
  await user.click(button('Remove Row 2'));
  await user.click(within(rowAt(2)).getByRole('radio', { name: 'True' }));
  await submit();
  const spelling = [
    { spelling: 'Karnali', correct: false },
    { spelling: 'Gandaki', correct: true },
  ];
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ water_names: spelling }));
});

test('axe finds no fault', async () => {
  const { submit } = await openForm(schema, inputs);
  await submit();
  await waitFor(() => expect(box(1)).toBeInvalid());
  expect(await axeFaults()).toEqual([]);
});
