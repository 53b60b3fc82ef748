import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fileOf } from '@tests/contract/files';
import { fill } from '@tests/support/course';
import { gateBefore } from '@tests/support/gate';
import { person } from '@tests/support/person';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

type Queries = Awaited<ReturnType<typeof popup>>;

const press = async (user: UserEvent, scope: Queries, name: string) => user.click(scope.getByRole('button', { name }));
const row = (name: string | RegExp) => screen.findByRole('row', { name: new RegExp(name) });
const contacts = (form: Queries) =>
  form.getAllByRole('textbox', { name: /^Contact No/ }).map((input) => input.getAttribute('value'));

test('companies show name, address, email, contacts and logo, and lead to their popups', async () => {
  await renderApp('/company');
  const first = await row('Coursedesk Education');
  expect(first).toHaveTextContent('014441122, 9801234567, 9841000321');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Company Name',
    'Company Address',
    'Company Email',
    'Company Contact',
    'Company Logo',
    'Action',
  ]);
  expect(
    within(first)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/company/view/1', '/company/image/1', '/company/view/1', '/company/edit/1']);
});

test('a company wants a name, an email and a contact of 7 to 10 digits, but no address', async () => {
  const { user } = await renderApp('/company/add');
  const form = await popup('Add Company');
  await press(user, form, 'Save');
  expect(await form.findAllByText('This field is required')).toHaveLength(3);
  expect(form.getByRole('button', { name: 'Remove Row 1' })).toBeDisabled();
  await fill(user, form, { 'Company Name': 'Coursedesk Butwal', 'Company Email': 'butwal', 'Contact No': '441122' });
  await press(user, form, 'Save');
  expect(await form.findByText('Contact no should be greater than 7')).toBeVisible();
  expect(form.getByText('Must be a valid email address')).toBeVisible();
  await fill(user, form, { 'Company Email': 'butwal@coursedesk.test', 'Contact No': '98012345678' });
  await press(user, form, 'Save');
  expect(await form.findByText('Contact no shouldnot be more than 10 digits')).toBeVisible();
  await fill(user, form, { 'Contact No': '०७१-५४००११' });
  await press(user, form, 'Save');
  expect(await screen.findByText(/Company created successfully/)).toBeVisible();
  expect(await row('Coursedesk Butwal')).toHaveTextContent('071540011');
});

test('a name that another has is refused at the field', async () => {
  const { user } = await renderApp('/company/add');
  const form = await popup('Add Company');
  await fill(user, form, { 'Company Name': 'कोर्सडेस्क पोखरा शाखा', 'Company Email': 'a@b.test', 'Contact No': '9801234567' });
  await press(user, form, 'Save');
  expect(await form.findByText('A company with this name already exists')).toBeVisible();
});

test('an edit asks for the address, and changes, adds and removes contacts', async () => {
  const { user } = await renderApp('/company/edit/3');
  const form = await popup('Edit Company');
  await waitFor(() => expect(contacts(form)).toEqual(['021530044']));
  await press(user, form, 'Add a row');
  const [, second] = form.getAllByRole('textbox', { name: /^Contact No/ });
  if (second) await user.type(second, '9852012345');
  await press(user, form, 'Save');
  expect(await form.findByText('This field is required')).toBeVisible();
  await fill(user, form, { 'Company Address': 'Main Road, Biratnagar' });
  await press(user, form, 'Remove Row 1');
  await press(user, form, 'Save');
  expect(await screen.findByText(/Company updated successfully/)).toBeVisible();
  await waitFor(async () => expect(await row('Biratnagar')).toHaveTextContent('9852012345'));
  expect(await row('Biratnagar')).not.toHaveTextContent('021530044');
});

test('the details dial each number, and the markup in a name is text', async () => {
  await renderApp('/company/view/3');
  const details = await popup('Company Details');
  expect(await details.findByRole('link', { name: '021530044' })).toHaveAttribute('href', 'tel:021530044');
  expect(details.getByText(/<Biratnagar>/)).toBeVisible();
  // What is empty is left out.
  expect(details.queryByText('Address')).not.toBeInTheDocument();
});

test.each([
  ['/company/view/3', 'Company Details'],
  ['/company/image/3', 'Update Company Logo'],
])('%s asks for the logo by its own call', async (address, title) => {
  const { asked } = await renderApp(address);
  await popup(title);
  await waitFor(() => expect(asked()).toContain('getCompanyLogo {"id":"3"}'));
});

test('a logo is uploaded; what isn’t an image is refused at once', async () => {
  await renderApp('/company/image/3');
  const user = person({ applyAccept: false });
  const form = await popup('Update Company Logo');
  const input = await form.findByLabelText(/^Company Logo/);
  await user.upload(input, new File(['text'], 'logo.txt', { type: 'text/plain' }));
  expect(await form.findByText('Unsupported Format(supports *jpg/*jpeg/*png/*gif)')).toBeVisible();
  await user.upload(input, new File([fileOf('png')], 'logo.png', { type: 'image/png' }));
  await press(user, form, 'Upload');
  expect(await screen.findByText(/Image updated successfully/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an upload says how far it is and can be stopped; one that fails is sent again', async () => {
  const { between, gate } = gateBefore('uploadCompanyLogo');
  const { user } = await renderApp('/company/image/3?fail=uploadCompanyLogo:500', { between });
  const form = await popup('Update Company Logo');
  const input = await form.findByLabelText(/^Company Logo/);
  await user.upload(input, new File([fileOf('png')], 'logo.png', { type: 'image/png' }));
  await press(user, form, 'Upload');
  expect(await form.findByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/%$/),
  );
  await press(user, form, 'Stop the upload');
  await waitFor(() => expect(form.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(form.getByRole('button', { name: 'Upload' })).toBeEnabled();
  gate.open();
  await press(user, form, 'Upload');
  expect(await form.findByRole('button', { name: 'Try again' })).toBeEnabled();
  window.history.replaceState(null, '', '/company/image/3?fail=');
  await press(user, form, 'Try again');
  expect(await screen.findByText(/Image updated successfully/)).toBeVisible();
});
