import { screen, within } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { noDialog, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const png = () => new File([fileOf('png')], 'banner.png', { type: 'image/png' });

test('mobile banners show course, title, description and image, and lead to every popup of one', async () => {
  await renderApp('/mobileBannerSetup');
  const first = within(await row('Section Officer 2083'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Course Name',
    'Banner Title',
    'Description',
    'Image',
    'Action',
  ]);
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mobileBannerSetup/view/1',
    '/mobileBannerSetup/image/1',
    '/mobileBannerSetup/view/1',
    '/mobileBannerSetup/edit/1',
    '/mobileBannerSetup/delete/1',
  ]);
  expect(first.getByRole('link', { name: /^Update the image of Section Officer 2083/ })).toBeVisible();
});

test('a mobile banner wants a course, a title, whether one can enroll, and an image', async () => {
  const { user } = await renderApp('/mobileBannerSetup/add');
  const form = await popup('Add Banner');
  await press(user, form, 'Save');
  expect(await form.findAllByText('This field is required')).toHaveLength(4);
  await user.type(form.getByRole('combobox', { name: /^Course/ }), 'nayab');
  await user.click(await screen.findByRole('option', { name: /^Nayab Subba/ }));
  await user.type(form.getByRole('textbox', { name: /^Banner Title/ }), 'Nayab Subba <new>');
  await user.click(form.getByRole('radio', { name: 'No' }));
  await user.upload(form.getByLabelText(/^Image/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Mobile banner created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'subba <new>');
  expect(await row('Nayab Subba Preparation')).toBeVisible();
});

test('a banner is shown as it will be seen, on a phone and on a desktop', async () => {
  await renderApp('/mobileBannerSetup/view/5');
  const details = await popup('Banner Details');
  const places = await details.findAllByRole('figure');
  expect(places.map((place) => place.querySelector('figcaption')?.textContent)).toEqual(['On a phone', 'On a desktop']);
  for (const place of places) expect(place).toHaveTextContent('MECEE-BL <mock> & review');
});

test.each([
  ['/mobileBannerSetup/image/1', 'Update Banner Image'],
  ['/homeBannerSetup/image/1', 'Update Banner Image'],
])('%s gives a banner another image, and asks for one', async (address, title) => {
  const { user } = await renderApp(address);
  const form = await popup(title);
  await form.findByLabelText(/^Image/);
  await press(user, form, 'Save');
  expect((await form.findAllByText('This field is required')).length).toBeGreaterThan(0);
  await user.upload(form.getByLabelText(/^Image/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  await noDialog();
});

test('the question before a mobile banner goes names it and its course', async () => {
  const { user } = await renderApp('/mobileBannerSetup/delete/8');
  const question = await popup('Delete Banner');
  expect(question.getByText(/^Learners of Staff Nurse Preparation no longer see the banner “Staff Nurse licence”/)).toBeVisible();
  await press(user, question, 'Delete');
  expect(await screen.findByText('Mobile banner deleted successfully')).toBeVisible();
  await noDialog();
});

test('home banners have a video in the place of a course, and their eye opens the details', async () => {
  const { user } = await renderApp('/homeBannerSetup');
  const first = within(await row('Learn with those who sat it themselves'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Banner Title',
    'Description',
    'Intro Video URL',
    'Image',
    'Action',
  ]);
  expect(first.getByRole('link', { name: /youtube/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(first.getByRole('link', { name: /^View / }));
  expect(await (await popup('Home Banner Details')).findByText('Intro Video URL')).toBeVisible();
});

test('a home banner’s video is an address over https, or none', async () => {
  const { user } = await renderApp('/homeBannerSetup/edit/1');
  const form = await popup('Edit Home Banner');
  const video = await form.findByRole('textbox', { name: /^Intro Video URL/ });
  await user.clear(video);
  await user.type(video, 'a video');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'no video');
  await press(user, form, 'Save');
  expect(await form.findByText('Must be a web address that begins with https://')).toBeVisible();
  await user.clear(video);
  await press(user, form, 'Save');
  expect(await screen.findByText('Home banner updated successfully')).toBeVisible();
});
