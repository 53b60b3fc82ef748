import { screen, waitFor, within } from '@testing-library/react';
import { noDialog, png, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

test('instructors lead to their popups and to the page of their details; none is deleted', async () => {
  await renderApp('/instructorsetup');
  const first = within(await row('Ramesh Koirala'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Instructor',
    'Experience (Bio)',
    'Email',
    'Mobile No',
    'Image',
    'Action',
  ]);
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/instructorsetup/view/1',
    '/instructorsetup/image/1',
    '/instructorsetup/view/1',
    '/instructorsetup/edit/1',
    '/instructorsetup/tag/1',
  ]);
});

test('in the place of an image stands the initial, in either script', async () => {
  await renderApp('/instructorsetup?perPage=25');
  const image = async (name: string) => within(await row(name)).getByRole('link', { name: `Update the image of ${name}` });
  expect(await image('सरस्वती पौडेल')).toHaveTextContent(/^स$/);
  expect(await image('Kalpana Bista')).toHaveTextContent(/^K$/);
});

test('a form without a word says what it wants: no middle name, no number, no image', async () => {
  const { user } = await renderApp('/instructorsetup/add');
  const form = await popup('Add Instructor');
  await press(user, form, 'Save');
  await waitFor(() => expect(form.getAllByText('This field is required')).toHaveLength(6));
});

test('bounds are counted, and a wrong address or number is told', async () => {
  const { user } = await renderApp('/instructorsetup/edit/1');
  const form = await popup('Edit Instructor');
  const experience = await form.findByRole('textbox', { name: /^Experience/ });
  await user.clear(experience);
  await user.type(experience, 'four');
  expect(form.getByText('4/100')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Short Description/ }), '.');
  expect(form.getByText(/^\d+\/650$/)).toBeVisible();
  const email = form.getByRole('textbox', { name: /^Email/ });
  await user.clear(email);
  await user.type(email, 'ramesh');
  const phone = form.getByRole('textbox', { name: /^Mobile No/ });
  await user.clear(phone);
  await user.type(phone, '९८४१');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'abc');
  await press(user, form, 'Save');
  expect(await form.findByText('must have more than 5 characters')).toBeVisible();
  expect(form.getByText('Must be a valid email address')).toBeVisible();
  expect(form.getByText('Contact no should be greater than 7')).toBeVisible();
  expect(form.getByText('must be more than 4 characters')).toBeVisible();
});

test('an instructor is added, with lines in the description, and found', async () => {
  const { user } = await renderApp('/instructorsetup/add');
  const form = await popup('Add Instructor');
  await user.type(form.getByRole('textbox', { name: /^First Name/ }), 'मनमाया');
  await user.type(form.getByRole('textbox', { name: /^Last Name/ }), 'Tamang <b>');
  await user.click(form.getByRole('radio', { name: 'Others' }));
  await user.type(form.getByRole('textbox', { name: /^Email/ }), 'manmaya@coursedesk.test');
  await user.type(form.getByRole('textbox', { name: /^Mobile No/ }), '९८४१-२०३३४५');
  await user.type(form.getByRole('textbox', { name: /^Experience/ }), 'Nine years & more');
  await user.type(form.getByRole('textbox', { name: /^Short Description/ }), 'First line{Enter}second line');
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'tamang <b>');
  const added = await row('मनमाया Tamang <b>');
  expect(added).toHaveTextContent('9841203345');
});

test('what a change sends takes the account along as the record has it', async () => {
  const { between: withAccount, answer } = betweenServer();
  answer.records = (record) => ('instructor_short_desc' in record ? { ...record, user: 3 } : record);
  const sent: unknown[] = [];
  const between = (transport: Transport): Transport => {
    const next = withAccount(transport);
    return (request) => {
      if (request.call === 'editInstructor') sent.push(JSON.parse(String(request.body)));
      return next(request);
    };
  };
  const { user } = await renderApp('/instructorsetup/edit/4', { between });
  const form = await popup('Edit Instructor');
  await user.type(await form.findByRole('textbox', { name: /^Modified Remarks/ }), 'has an account');
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor updated successfully')).toBeVisible();
  expect(sent).toMatchObject([{ instructor_id: 4, user: 3, first_name: 'Prakash' }]);
});

test('the details mail and call, list the tags as links, and Cancel leads back to the list as it was', async () => {
  const { user } = await renderApp('/instructorsetup/view/1?page=2');
  expect(await screen.findByRole('heading', { level: 1, name: /Ramesh Koirala/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'ramesh.koirala@coursedesk.test' })).toHaveAttribute(
    'href',
    'mailto:ramesh.koirala@coursedesk.test',
  );
  expect(screen.getByRole('link', { name: '9841203345' })).toHaveAttribute('href', 'tel:9841203345');
  const tags = screen.getAllByRole('link', { name: / · / });
  expect(tags.map(({ textContent }) => textContent)).toEqual([
    'Section Officer Preparation · Constitution and Law',
    'Section Officer Preparation · Public Management',
    'Nayab Subba Preparation · Office Management',
  ]);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('6–10 of 40')).toBeVisible();
  expect(window.location.pathname).toBe('/instructorsetup');
});

test('a tag of the details opens in the list of its course, and leads back to the instructor', async () => {
  const { user } = await renderApp('/instructorsetup/view/1');
  await user.click(await screen.findByRole('link', { name: 'Nayab Subba Preparation · Office Management' }));
  const tag = await popup('Instructor Tag Details');
  expect(await tag.findByText('SME')).toBeVisible();
  await user.click(tag.getByRole('link', { name: 'Ramesh Koirala' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ramesh Koirala/ })).toBeVisible();
});

test('where a server tells no tags, the details are silent about them', async () => {
  const { between, answer } = betweenServer();
  answer.records = ({ instructor_tags: _, ...record }) => record;
  await renderApp('/instructorsetup/view/1', { between });
  expect(await screen.findByText('9841203345')).toBeVisible();
  expect(screen.queryByText('Tags')).not.toBeInTheDocument();
});

test.each([
  ['/instructorsetup/image/3', '/instructorsetup'],
  ['/instructorsetup/view/3/image', '/instructorsetup/view/3'],
])('%s gives another image, and leads back to %s', async (address, back) => {
  const { user } = await renderApp(address);
  const form = await popup('Update Instructor Image');
  await user.upload(await form.findByLabelText(/^Image/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  await noDialog();
  expect(window.location.pathname).toBe(back);
});

test('a tag that is added over the details is among them', async () => {
  const { user } = await renderApp('/instructorsetup/view/3');
  await user.click(await screen.findByRole('link', { name: 'Add Instructor Tag' }));
  const form = await popup('Add Instructor Tag');
  await user.type(await form.findByRole('combobox', { name: /^Course/ }), 'खरिदार');
  await user.click(await screen.findByRole('option', { name: /^खरिदार तयारी/ }));
  const subcourse = form.getByRole('combobox', { name: /^Subcourse/ });
  await waitFor(() => expect(subcourse).toBeEnabled());
  await user.click(subcourse);
  await user.click(await screen.findByRole('option', { name: 'सामान्य ज्ञान' }));
  await user.click(form.getByRole('radio', { name: 'SME' }));
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor tagged successfully')).toBeVisible();
  await noDialog();
  expect(await screen.findByRole('link', { name: 'खरिदार तयारी · सामान्य ज्ञान' })).toBeVisible();
});

test.each(['/instructorsetup/view/9999999999999', '/instructorsetup/view/nobody'])(
  '%s says that nobody is there',
  async (address) => {
    await renderApp(address);
    expect(await screen.findByText(/Instructor not found/)).toBeVisible();
  },
);

test.each(['/instructorsetup/view/%', '/instructorsetup/delete/1', '/instructorsetup/view/1/video'])(
  'nothing stands at %s',
  async (address) => {
    await renderApp(address);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
);
