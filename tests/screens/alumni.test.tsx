import { screen, within } from '@testing-library/react';
import { noDialog, png, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('alumni show image, name, achievement and course; their details are a page, all else is a popup', async () => {
  await renderApp('/alumni');
  const first = within(await row('Sabina Karki'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Name',
    'Achievement',
    'Course Name',
    'Image',
    'Action',
  ]);
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/alumni/viewDetails/1',
    '/alumni/image/1',
    '/alumni/viewDetails/1',
    '/alumni/edit/1',
    '/alumni/delete/1',
  ]);
});

test('one of the alumni wants a course, a name, an achievement, a description and stars, and no image', async () => {
  const { user } = await renderApp('/alumni/add');
  const form = await popup('Add Alumni');
  await press(user, form, 'Save');
  expect(await form.findAllByText('This field is required')).toHaveLength(5);
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'सरस्वती <Sara>');
  await user.type(form.getByRole('textbox', { name: /^Achievement/ }), 'Nayab Subba & mother');
  await user.type(form.getByRole('textbox', { name: /^Description/ }), 'First line{Enter}second line');
  await user.type(form.getByRole('combobox', { name: /^Course/ }), 'nayab');
  await user.click(await screen.findByRole('option', { name: /^Nayab Subba/ }));
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(form.getByRole('radio', { name: '1.5 of 5 stars' })).toBeChecked();
  await press(user, form, 'Save');
  expect(await screen.findByText('Alumni created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'mother');
  expect(await row('सरस्वती <Sara>')).toHaveTextContent('Nayab Subba Preparation');
});

test('the page of details says all, and leads back to the list as it was', async () => {
  const { user } = await renderApp('/alumni/viewDetails/2?page=3');
  expect(await screen.findByRole('heading', { level: 1, name: /Roshan Kumar Sah/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  expect(screen.getByText(/^From Janakpur I could join/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Alumni' })).toHaveAttribute('href', '/alumni/edit/2?page=3');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('11–15 of 25')).toBeVisible();
});

test.each([
  ['/alumni/image/6', '/alumni'],
  ['/alumni/viewDetails/6/image', '/alumni/viewDetails/6'],
])('%s gives another image, and leads back to %s', async (address, back) => {
  const { user } = await renderApp(address);
  const form = await popup('Update Alumni Image');
  await form.findByLabelText(/^Image/);
  await press(user, form, 'Save');
  expect(await form.findByText('This field is required')).toBeVisible();
  await user.upload(form.getByLabelText(/^Image/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  await noDialog();
  expect(window.location.pathname).toBe(back);
});

test('the question before one goes names the person and the course', async () => {
  const { user } = await renderApp('/alumni/delete/25');
  const question = await popup('Delete Alumni');
  const told = 'Learners of Nepal Army Officer Cadet no longer see the story of “विशाल घर्ती मगर”.';
  expect(question.getByText(/^Learners of /)).toHaveTextContent(told);
  await press(user, question, 'Delete');
  expect(await screen.findByText('Alumni deleted successfully')).toBeVisible();
  await noDialog();
});

test.each(['/alumni/viewDetails/9999999999999', '/alumni/viewDetails/nobody'])(
  '%s says that nobody is there',
  async (address) => {
    await renderApp(address);
    expect(await screen.findByText(/Alumni not found/)).toBeVisible();
  },
);

test.each(['/alumni/viewDetails/%', '/alumni/view/1', '/alumni/viewDetails/1/video'])('nothing stands at %s', async (address) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
