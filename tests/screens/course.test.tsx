import { screen, waitFor, within } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { courseTree, fill, formPanel, panel, save } from '@tests/support/course';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { courseCalls } from '@/contract/course';

const view = '/coursesetup/viewCourseDetails/section-officer-preparation';
const edit = '/coursesetup/edit_course/section-officer-preparation';
const banner = () => new File([fileOf('png')], 'banner.png', { type: 'image/png' });

test('the list shows each course with its category, code and whether it is live', async () => {
  await renderApp('/coursesetup/coursesetup');
  expect(await screen.findByRole('cell', { name: 'Section Officer Preparation' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'SN',
    'Category Name',
    'Course Name',
    'Course Code',
    'Live',
    'Action',
  ]);
  expect(screen.getAllByRole('cell', { name: 'Live' })).not.toHaveLength(0);
});

test('the details show texts, flags and images, and lead to what can be changed', async () => {
  const { user } = await renderApp(view);
  const details = await panel('Course Details');
  expect(await details.findByText('78 hrs')).toBeVisible();
  for (const name of ['Update Banner Image', 'Update Preview Image', 'Add Certificate', 'Edit', 'Add subcourse']) {
    expect(await details.findByRole('link', { name })).toBeVisible();
  }
  await user.click(details.getByRole('button', { name: 'Actions of Section Officer Preparation' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Update date',
    'History',
    'Print',
    'Deactivate',
  ]);
});

test('a record’s header has its breadcrumb, its status and one filled button', async () => {
  const { user } = await renderApp(view);
  const details = await panel('Course Details');
  expect(await details.findByText('Live')).toBeVisible();
  const way = within(await details.findByRole('navigation', { name: 'Stands below' }));
  const filled = details.getAllByRole('link').filter(({ className }) => className.includes('MuiButton-contained'));
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Edit']);
  // The facts don't repeat the breadcrumb.
  expect(details.queryByText('Category Name')).not.toBeInTheDocument();
  await user.click(way.getByRole('link', { name: 'Public Service Commission' }));
  expect(await panel('Course Category Details')).toBeDefined();
});

test('an edit keeps the rules of the course, and wants remarks', async () => {
  const { user } = await renderApp(edit);
  const form = await formPanel('Edit Course');
  expect(form.queryByText('Banner Image')).not.toBeInTheDocument();
  await fill(user, form, { 'Course Name': 'ab', 'Banner Description': 'Too short', 'Preview URL': 'no address' });
  await save(user, form);
  expect(await form.findByText('must have more than 3 characters')).toBeVisible();
  expect(form.getByText('must have more than 30 characters')).toBeVisible();
  expect(form.getByText('This field is required')).toBeVisible();
  await fill(user, form, {
    'Course Name': 'Section Officer',
    'Banner Description': 'A complete course for the examination of section officers',
    'Preview URL': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Modified Remarks': 'Shorter name',
  });
  await save(user, form);
  const details = await panel('Course Details');
  expect(await details.findByText('Section Officer')).toBeVisible();
  expect(await (await courseTree()).findByText('Section Officer')).toBeVisible();
});

test('the success path is part of the form, optional, and shown in the details', async () => {
  const { user, services } = await renderApp(edit);
  const form = await formPanel('Edit Course');
  const path = await form.findByRole('textbox', { name: /^Program Success Path/ });
  await user.click(path);
  await user.paste('First the paper');
  await waitFor(() => expect(path).toHaveTextContent('First the paper'));
  await fill(user, form, { 'Modified Remarks': 'The way' });
  await save(user, form);
  const details = await panel('Course Details');
  expect(await details.findByText(/^First the paper/)).toBeVisible();
  const { data } = await services.client.send(courseCalls.getCourseById, { id: 'section-officer-preparation' });
  expect(data.program_success_path).toContain('First the paper');
});

test('a new banner is judged before it is sent, and then shown', async () => {
  const { user } = await renderApp(`${view}/banner`);
  const dialog = await popup('Update Banner Image');
  const input = await dialog.findByLabelText(/^Banner Image/);
  await save(user, dialog);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/This field is required/));
  await user.upload(input, banner());
  await save(user, dialog);
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  const shown = await within(await screen.findByRole('region', { name: 'Course Details' })).findByRole('img', {
    name: 'Banner Image',
  });
  expect(shown).toHaveAttribute('src', expect.stringMatching(/^blob:/));
});

test('a certificate wants an image, and can then be changed', async () => {
  const { user } = await renderApp(`${view}/certificate`);
  const dialog = await popup('Add Certificate');
  expect(
    within(await dialog.findByRole('group', { name: /^Has Certification/ })).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await save(user, dialog);
  const input = dialog.getByLabelText(/^Certificate Image/);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/This field is required/));
  await user.upload(input, banner());
  await save(user, dialog);
  const details = await panel('Course Details');
  expect(await details.findByRole('link', { name: 'Update Certificate' })).toBeVisible();
});

test('an edit offers no certificate without its image, and says where that is added', async () => {
  const { user } = await renderApp(edit);
  const form = await formPanel('Edit Course');
  await user.click(within(await form.findByRole('group', { name: /^Has Certification/ })).getByRole('radio', { name: 'Yes' }));
  await fill(user, form, { 'Modified Remarks': 'With a certificate' });
  await save(user, form);
  expect(await form.findByText(/^Give the certificate its image first/)).toBeVisible();
});

test('the date is chosen in Bikram Sambat, and stands in both calendars', async () => {
  const { user } = await renderApp(`${view}/date`);
  const dialog = await popup('Update Course Date');
  const date = await dialog.findByRole('textbox', { name: /^Course Date/ });
  expect(date).toHaveValue('2083-04-01');
  await user.clear(date);
  await user.type(date, '2083-08-05');
  await save(user, dialog);
  const details = await panel('Course Details');
  expect(await details.findByText('Saturday, 5 Mangsir 2083, 2026-11-21 AD')).toBeVisible();
});

test('a live course is deactivated after a question that names it, and activated again', async () => {
  const { user } = await renderApp(view);
  const tree = await courseTree();
  const inMenu = async (name: string) => {
    await user.click(tree.getByRole('button', { name: 'Actions of Section Officer Preparation' }));
    return screen.findByRole('menuitem', { name: `${name} Section Officer Preparation` });
  };
  await user.click(await inMenu('Deactivate'));
  const off = await popup('Deactivate Course');
  expect(off.getByText('Are you sure to activate course?')).toBeVisible();
  expect(off.getByText(/Section Officer Preparation/)).toBeVisible();
  await waitFor(() => expect(off.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(off.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Course deactivated successfully')).toBeVisible();
  expect(await tree.findByRole('treeitem', { name: /^Section Officer Preparation.*Not live$/ })).toBeVisible();
  await user.click(await inMenu('Activate'));
  const on = await popup('Activate Course');
  await user.click(on.getByRole('button', { name: 'Activate' }));
  await waitFor(() =>
    expect(tree.getByRole('treeitem', { name: /^Section Officer Preparation/ })).not.toHaveTextContent('Not live'),
  );
});

test('a course’s missing parts are listed above its details, without its name, and each links to where it is added', async () => {
  const { user } = await renderApp('/coursesetup/viewCourseDetails/kusom-and-bbs-entrance');
  const ready = within(await screen.findByRole('region', { name: '7 of 8 ready' }));
  const [next] = ready.getAllByRole('link');
  expect(ready.getAllByRole('link')).toHaveLength(1);
  const details = screen.getByRole('region', { name: 'Course Details' });
  expect(next?.compareDocumentPosition(within(details).getByText('Course Code'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(ready.getByRole('link', { name: 'Set the date' }));
  expect(await popup('Update Course Date')).toBeDefined();
});

test('a live course that lacks nothing says nothing of it', async () => {
  await renderApp(view);
  await courseTree();
  await (await panel('Course Details')).findByText('78 hrs');
  expect(screen.queryByText(/ of \d ready/)).not.toBeInTheDocument();
});

test('a course that can’t go live yet says why before it is asked: at the button, and in the question', async () => {
  const address = '/coursesetup/viewCourseDetails/armed-police-force-sub-inspector';
  const { user } = await renderApp(address);
  const details = await panel('Course Details');
  await user.click(await details.findByRole('button', { name: /^Actions of Armed/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Activate\. Before it can go live: .*Add a subcourse/ }));
  expect(window.location.pathname).toBe(address);
  await user.keyboard('{Escape}');
  const tree = await courseTree();
  await user.click(tree.getByRole('button', { name: 'Actions of Armed Police Force Sub-Inspector' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Activate / }));
  const question = await popup('Activate Course');
  expect(await question.findByRole('alert')).toHaveTextContent(/^Before it can go live: /);
  expect(question.getByRole('button', { name: 'Activate' })).toBeDisabled();
});

test('a course that isn’t ready stays as it is, and the question says why', async () => {
  const { user } = await renderApp(
    '/coursesetup/viewCourseDetails/section-officer-preparation/deactivate?fail=deactivateCourse:500',
  );
  const dialog = await popup('Deactivate Course');
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.pathname).toBe(view));
});
