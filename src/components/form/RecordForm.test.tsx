import { screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { isYes, text, yesNo } from '@/contract/fields';
import { conditional, when } from '@/contract/formRules';
import { webUrl } from '@/contract/urlFields';
import { ApiError } from '@/providers/api/errors';
import { RadioButtonGroupInput } from './inputs/RadioButtonGroupInput';
import { TextInput } from './inputs/TextInput';
import { RecordForm } from './RecordForm';
import type { FormValues } from './work/useSave';

const name = text(3, 50, ['more_than', 'cannot_exceed_from']);
const schema = conditional(
  z.object({
    lesson_title: name,
    preview_status: yesNo,
    preview_video_url: when((form) => isYes(form['preview_status']), webUrl),
  }),
);

const inputs = [
  <TextInput key="url" source="preview_video_url" />,
  <RadioButtonGroupInput key="status" source="preview_status" />,
  <TextInput key="title" source="lesson_title" />,
];

async function open(record: FormValues = {}, save = vi.fn(async (values: FormValues) => values)) {
  const view = await renderWidget(
    <RecordForm schema={schema} record={record} save={save} onSaved={() => undefined} drafts="none">
      {inputs}
    </RecordForm>,
  );
  await screen.findByRole('button', { name: 'Save' });
  return { ...view, save };
}

const choice = (answer: string) => screen.getByRole('radio', { name: answer });
const saveForm = ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Save' }));

test('a field that isn’t required isn’t validated, and is saved as null', async () => {
  const form = await open({ lesson_title: 'Rivers', preview_status: 'y' });
  await form.user.type(screen.getByRole('textbox', { name: /^Preview Video URL/ }), 'half an addr');
  await saveForm(form);
  expect(await screen.findByText('Must be a web address')).toBeVisible();
  await form.user.click(choice('No'));
  expect(screen.queryByRole('textbox', { name: /^Preview Video URL/ })).not.toBeInTheDocument();
  await saveForm(form);
  await waitFor(() =>
    expect(form.save).toHaveBeenCalledWith({ lesson_title: 'Rivers', preview_status: 'n', preview_video_url: null }),
  );
});

test('the form says what a save will remove, unless the choice is undone', async () => {
  const { user } = await open({ lesson_title: 'Rivers', preview_status: 'y', preview_video_url: 'https://coursedesk.test/1' });
  const notice = () => screen.queryByText(/^Saving removes what your choices have no use for: Preview Video URL$/);
  expect(notice()).not.toBeInTheDocument();
  await user.click(choice('No'));
  expect(notice()).toBeVisible();
  await user.click(choice('Yes'));
  expect(notice()).not.toBeInTheDocument();
});

test('what a field begins with that nobody has seen is no loss; what was typed is', async () => {
  const { user } = await open({ preview_status: 'n', preview_video_url: 'https://coursedesk.test/1' });
  const notice = () => screen.queryByText(/^Saving removes/);
  expect(notice()).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Lesson Title/ }), 'Rivers');
  expect(notice()).not.toBeInTheDocument();
  await user.click(choice('Yes'));
  await user.click(choice('No'));
  expect(notice()).not.toBeInTheDocument();
  await user.click(choice('Yes'));
  await user.type(screen.getByRole('textbox', { name: /^Preview Video URL/ }), '2');
  await user.click(choice('No'));
  expect(notice()).toBeVisible();
});

test('the list of faults has the order of the screen', async () => {
  const form = await open({ preview_status: 'y' });
  await saveForm(form);
  const summary = within(await screen.findByRole('group', { name: '2 fields need your attention' }));
  const links = summary.getAllByRole('button').map(({ textContent }) => textContent);
  expect(links).toEqual(['Preview Video URL', 'Lesson Title']);
});

test('each refused save is told anew: how many fields, and what is wrong with the first', async () => {
  const form = await open({ preview_status: 'y' });
  const told = (text: RegExp) => () => screen.getByText(text).closest('[role=status]');
  await saveForm(form);
  await waitFor(() => expect(told(/^2 fields need your attention\. Preview Video URL: /)()).toBeInTheDocument());
  const before = screen.getByText(/^2 fields/, { selector: '[role=status] *' });
  await saveForm(form);
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await waitFor(() => expect(told(/^2 fields need your attention\. Preview Video URL: /)()).toBeInTheDocument());
  await form.user.click(choice('No'));
  await saveForm(form);
  await waitFor(() => expect(told(/^One field needs your attention\. Lesson Title: /)()).toBeInTheDocument());
  await form.user.type(screen.getByRole('textbox', { name: /^Lesson Title/ }), 'Rivers');
  await saveForm(form);
  await waitFor(() => expect(screen.queryByText(/your attention/)).not.toBeInTheDocument());
});

test('the fault of a field that is not on the screen is shown above the form, and gets the focus', async () => {
  const refuse = async (): Promise<FormValues> => {
    throw new HttpError('Refused', 400, { errors: { lesson_order: 'Somebody stands there' } });
  };
  const form = await open({ lesson_title: 'Rivers', preview_status: 'n' }, vi.fn(refuse));
  await saveForm(form);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Lesson Order: Somebody stands there');
  await waitFor(() => expect(summary).toHaveFocus());
});

test('what a server says besides what it says at the fields is above the form, and each field without an input has its name in words', async () => {
  const fields = { lesson_title: ['Taken'], subcourse_iid: ['Is closed'], zoneCode: ['Is unknown'] };
  const refuse = async (): Promise<FormValues> => {
    throw new ApiError(400, 'The month is closed', fields);
  };
  const form = await open({ lesson_title: 'Rivers', preview_status: 'n' }, vi.fn(refuse));
  await saveForm(form);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('The month is closed');
  expect(summary).toHaveTextContent('Subcourse: Is closed');
  expect(summary).toHaveTextContent('Zone code: Is unknown');
  expect(summary).not.toHaveTextContent(/_iid|zoneCode/);
  expect(within(summary).getByRole('button', { name: /^Lesson Title/ })).toBeVisible();
});

test('a sentence that a server repeats from a field isn’t shown twice', async () => {
  const refuse = async (): Promise<FormValues> => {
    throw new ApiError(400, 'Taken', { lesson_title: ['Taken'] });
  };
  const form = await open({ lesson_title: 'Rivers', preview_status: 'n' }, vi.fn(refuse));
  await saveForm(form);
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form without an input for one of its fields fails loudly', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const misspelt = (
    <RecordForm schema={schema} save={async () => undefined} onSaved={() => undefined} drafts="none">
      {inputs.slice(0, 2)}
      <TextInput source="lesson_titel" />
    </RecordForm>
  );
  await renderWidget(misspelt);
  expect(await screen.findAllByText(/The form has no input for lesson_title/)).not.toHaveLength(0);
});
