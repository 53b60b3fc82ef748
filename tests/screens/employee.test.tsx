import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { noDialog, png, popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const row = (name: string | RegExp) => screen.findByRole('row', { name: new RegExp(name) });
const section = (name: string) => screen.findByRole('region', { name });

/** Returns the values in a section of the details, by field name. */
async function saidIn(name: string): Promise<Record<string, string>> {
  const scope = within(await section(name));
  const values = scope.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(scope.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place] ?? '']));
}

test('employees show where they work and since when, and lead to their details', async () => {
  await renderApp('/employee');
  const first = await row('Prakash Raj Adhikari');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Employee Name',
    'Designation',
    'Department',
    'Branch',
    'Mobile No',
    'Joining Date (BS)',
    'Action',
  ]);
  expect(first).toHaveTextContent(/Managing Director.*Executive Office.*9851012233.*2072-01-07/);
  expect(within(first).getByRole('link', { name: 'Prakash Raj Adhikari' })).toHaveAttribute('href', '/employee/view/1');
  expect(within(first).getByRole('link', { name: 'Edit Prakash Raj Adhikari' })).toHaveAttribute('href', '/employee/edit/1');
});

test('where the server has no call that changes an employee, none is offered, nor a photo', async () => {
  const { unmount } = await renderApp('/employee', { settings: { history: false } });
  await row('Prakash Raj Adhikari');
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  unmount();
  const { unmount: close } = await renderApp('/employee/view/1', { settings: { history: false } });
  await section('General Info');
  expect(screen.queryByRole('link', { name: /Edit|Image/ })).not.toBeInTheDocument();
  close();
  await renderApp('/employee/edit/1', { settings: { history: false } });
  expect(await screen.findByText('This server has no call that changes an employee.')).toBeVisible();
});

test('a search finds an employee by what their row shows, in either script', async () => {
  const { user } = await renderApp('/employee');
  await row('Prakash Raj Adhikari');
  await user.type(await screen.findByRole('searchbox'), 'पौडेल');
  expect(await row('विष्णुमाया देवी पौडेल')).toHaveTextContent('वरिष्ठ प्रशिक्षक');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Adhikari/ })).not.toBeInTheDocument());
});

test('a department narrows the list, also by its address', async () => {
  await renderApp(`/employee?filter=${encodeURIComponent('{"curr_department_id":4}')}`);
  expect(await row('Suman Lal Maharjan')).toBeVisible();
  expect(await row('हरिमाया तामाङ')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Adhikari/ })).not.toBeInTheDocument();
});

test('the details tell all that is known, dates in both calendars and lists as tables', async () => {
  await renderApp('/employee/view/1');
  expect(await saidIn('General Info')).toMatchObject({
    Nationality: 'Nepali',
    'Blood Group': 'O+',
    Religion: 'Hindu',
    'ID Card No': 'CD-001',
    'Date of Birth': expect.stringMatching(/2031.*1974/),
    'Permanent Address': 'House No 120, Bhandarithar, Putalibazar-4, Syangja, Gandaki, Nepal',
    'Temporary Address': 'Shantinagar, Kathmandu-10, Kathmandu, Bagmati, Nepal',
  });
  expect(await saidIn('Family Info')).toMatchObject({ 'Spouse’s Name': 'Sabita Adhikari', Sons: '1', Daughters: '1' });
  expect(await saidIn('Service Integration')).toMatchObject({
    Branch: 'Coursedesk Education Pvt. Ltd.',
    Designation: 'Managing Director',
  });
  const degrees = screen.getByRole('region', { name: 'Academic Info' });
  expect(within(degrees).getByRole('row', { name: /Master of Public Administration/ })).toHaveTextContent('2056');
  expect(screen.getByRole('link', { name: 'Edit Employee' })).toHaveAttribute('href', '/employee/edit/1');
  expect(await axeFaults()).toEqual([]);
});

test('the details of an unmarried employee mention no spouse', async () => {
  await renderApp('/employee/view/2');
  const said = await saidIn('Family Info');
  expect(said['Marital Status']).toBe('Unmarried');
  expect(Object.keys(said)).not.toContain('Spouse’s Name');
  expect(Object.keys(said)).not.toContain('Has Children');
});

test('in Nepali the details speak Nepali, names of zones and districts too', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp('/employee/view/1');
  expect(await saidIn('सामान्य विवरण')).toMatchObject({
    'स्थायी ठेगाना': 'घर नम्बर १२०, Bhandarithar, Putalibazar-४, स्याङ्जा, गण्डकी, Nepal',
    धर्म: 'हिन्दू',
  });
});

test('markup in what was given is text', async () => {
  await renderApp('/employee/view/7');
  expect(await screen.findByText('Writing multiple-choice questions <levels 4 & 5>')).toBeVisible();
});

test('what is empty is left out, with the heading of what is all empty', async () => {
  await renderApp('/employee/view/2');
  await section('Service Integration');
  expect(screen.queryByText('N/A')).not.toBeInTheDocument();
  expect(screen.queryByText('Emergency Contact Address')).not.toBeInTheDocument();
});

test('a photo is given over the details, and stands in their header', async () => {
  const { user } = await renderApp('/employee/view/3');
  await user.click(await screen.findByRole('link', { name: 'Update Employee Image' }));
  const form = await popup('Update Employee Image');
  await user.upload(await form.findByLabelText(/^Photo/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  await noDialog();
  expect(location.pathname).toBe('/employee/view/3');
  await waitFor(() => expect(document.querySelector('h1')?.closest('div')?.parentElement?.querySelector('img')).not.toBeNull());
});

test('an employee is changed in one step, and saved there; a remark is asked for, not required', async () => {
  const { user } = await renderApp('/employee/edit/2?step=service');
  await screen.findByRole('heading', { name: 'Step 4 of 8: Service Integration' });
  await user.click(await screen.findByRole('combobox', { name: /^Employment Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Contract' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee updated successfully')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/employee/view/2'));
  await waitFor(async () => expect(await saidIn('Service Integration')).toMatchObject({ 'Employment Status': 'Contract' }));
});

test('a short remark gets the focus where the person is', async () => {
  const { user } = await renderApp('/employee/edit/2?step=family');
  await screen.findByRole('heading', { name: 'Step 3 of 8: Family Info' });
  const remark = await screen.findByRole('textbox', { name: /^Modified Remarks/ });
  await user.type(remark, 'abc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(remark).toBeInvalid());
  await waitFor(() => expect(remark).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Step 3 of 8: Family Info' })).toBeVisible();
});
