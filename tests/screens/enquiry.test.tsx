import { screen, waitFor, within } from '@testing-library/react';
import { answering, found, losing, popup } from '@tests/support/bulk';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import { enquiryCalls } from '@/contract/enquiry';

const pending = { courses: 1, en_status: 'pending' };
const at = (path = '', search: object = pending) => found(`/enquirySetup${path}`, { ...search });

const sent = (asked: () => readonly string[]) =>
  asked().filter((call) => /^(?:createEnquiryNotes|updateEnquiryStatus) /.test(call));

test('the statuses are counted, and a click searches for the enquiries that have one', async () => {
  const { user } = await renderApp(at());
  expect((await titles()).length).toBeGreaterThan(3);
  const statuses = within(screen.getByRole('group', { name: 'Enquiries of this course by status' }));
  expect(await statuses.findByRole('button', { name: /^PENDING \d+$/, pressed: true })).toBeVisible();
  for (const name of [/^REQUESTED \d+$/, /^CONVERTED \d+$/, /^NOT-CONVERTED \d+$/])
    expect(statuses.getByRole('button', { name, pressed: false })).toBeVisible();
  await user.click(statuses.getByRole('button', { name: /^CONVERTED/ }));
  expect(await statuses.findByRole('button', { name: /^CONVERTED/, pressed: true })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: /^CONVERTED: Change the status of/ })).length).toBeGreaterThan(2);
});

test('the details show the notes, and the other enquiries of the same number or mail', async () => {
  await renderApp(at('/view/1'));
  const details = await popup('Enquiry Details');
  const notes = within(await details.findByRole('region', { name: 'Enquiry Notes' }));
  expect(await notes.findAllByRole('listitem')).toHaveLength(2);
  expect(notes.getByText(/told that it begins after Tihar/)).toBeVisible();
  const others = within(details.getByRole('region', { name: 'Other enquiries of this phone number or mail' }));
  expect((await others.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Sita R.', 'सीता राई']);
});

test('a note and a status are saved in one go, and a converted one leads on to the packages of its course', async () => {
  const { user, asked } = await renderApp(at('/note/1'));
  const form = await popup('Add Enquiry Note');
  await form.findByRole('textbox', { name: 'Note' });
  await fill(user, form, { Note: 'Paid <today>' });
  await user.click(form.getByRole('radio', { name: 'CONVERTED' }));
  await save(user, form);
  expect(await screen.findByText('Enquiry status updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(asked)).toEqual([
    expect.stringContaining('"enquired_notes":"Paid <today>"'),
    expect.stringContaining('"enquiry_status":"converted"'),
  ]);
  await user.click(await screen.findByRole('link', { name: 'Packages of the course' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Price Setup' })).toBeVisible();
  expect(await screen.findByText('Full course, 6 months')).toBeVisible();
});

test('a status that is wanted again after another one isn’t taken for one that is sent again', async () => {
  const { services } = await renderApp(at(), { between: losing('updateEnquiryStatus', (count) => count === 1) });
  const form = {};
  const set = (enquiry_status: 'requested' | 'converted', press: object) =>
    services.client.send(enquiryCalls.updateEnquiryStatus, { enquiry_id: 1, enquiry_status }, { press });
  await expect(set('requested', form)).rejects.toThrow('the line broke');
  await set('converted', {});
  await set('requested', form);
  const requested = { courses: 1, en_status: 'requested' } as const;
  const { data } = await services.client.send(enquiryCalls.getEnquiryFilter, requested);
  expect(data.map(({ iid }) => iid)).toContain(1);
});

test('where the status is refused, the form says that the note stands, and doesn’t add it twice', async () => {
  const { user, asked } = await renderApp(at('/status/1'), {
    between: answering('updateEnquiryStatus', (count) => (count === 1 ? { status: 500, body: {} } : undefined)),
  });
  const form = await popup('Update Enquiry Status');
  await form.findByRole('textbox', { name: 'Note' });
  await fill(user, form, { Note: 'No answer' });
  await user.click(form.getByRole('radio', { name: 'NOT-CONVERTED' }));
  await save(user, form);
  expect(await form.findByText('The note is added. Only the status isn’t changed yet.')).toBeVisible();
  expect(form.getByText('Not saved. What you entered is kept; try again.')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
  expect(form.getByRole('radio', { name: 'NOT-CONVERTED' })).toBeChecked();
  await save(user, form);
  await waitFor(() => expect(sent(asked).filter((call) => call.startsWith('update'))).toHaveLength(2));
  expect(sent(asked).filter((call) => call.startsWith('create'))).toHaveLength(1);
});

test('a note’s form whose status was refused saves the status alone', async () => {
  const { user, asked } = await renderApp(at('/note/1'), {
    between: answering('updateEnquiryStatus', (count) => (count === 1 ? { status: 500, body: {} } : undefined)),
  });
  const form = await popup('Add Enquiry Note');
  await form.findByRole('textbox', { name: 'Note' });
  await fill(user, form, { Note: 'Will call back' });
  await user.click(form.getByRole('radio', { name: 'CONVERTED' }));
  await save(user, form);
  expect(await form.findByText('The note is added. Only the status isn’t changed yet.')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
  expect(form.getByText('Not saved. What you entered is kept; try again.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = await popup('Leave without saving?');
  await user.click(question.getByRole('button', { name: /stay|cancel/i }));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument());
  await save(user, form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(asked).filter((call) => call.startsWith('create'))).toHaveLength(1);
});

test('a message is written in the language of the enquiry, or the other, and copied', async () => {
  const { user } = await renderApp(at('/message/1'));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const message = await popup('Message to Copy');
  const box = await message.findByRole('textbox', { name: 'Message' });
  await waitFor(() =>
    expect(box).toHaveDisplayValue(/^Hello Sita Rai,\nThank you for asking about “Section Officer Preparation”\./),
  );
  await user.click(message.getByRole('button', { name: 'नेपाली' }));
  expect(box).toHaveDisplayValue(/^नमस्ते Sita Rai जी,[^]*रु\. १३,५६०/);
  await user.click(message.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The message is copied. Paste it into a messenger.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('नमस्ते'));
});

test('a converted enquiry’s details name the student that came of it', async () => {
  const { user } = await renderApp(at('', { courses: 1, en_status: 'converted' }));
  const [first] = await screen.findAllByRole('link', { name: /^View / });
  if (first) await user.click(first);
  const student = within(await screen.findByRole('region', { name: 'Student of the course' }));
  expect(await student.findByRole('link', { name: 'Packages of the course' })).toBeVisible();
});
