import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { english } from '@/app/messages/english';
import { screenPaths } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';

/** An address of each screen with a record that the demo has, and the name its page or popup has in English. */
const addresses: Readonly<Record<string, readonly [address: string, role: 'heading' | 'dialog', name: string]>> = {
  '/dashboard': ['/dashboard', 'heading', 'Dashboard'],
  '/settings': ['/settings', 'heading', 'Settings'],
  '/coursesetup': ['/coursesetup', 'heading', 'Course Setup'],
  '/coursesetup/category_edit/:id': ['/coursesetup/category_edit/banking-and-finance', 'heading', 'Course Setup'],
  '/coursesetup/viewCategoryDetails/:id': ['/coursesetup/viewCategoryDetails/banking-and-finance', 'heading', 'Course Setup'],
  '/coursesetup/add_course/:id': ['/coursesetup/add_course/public-service-commission', 'heading', 'Course Setup'],
  '/coursesetup/edit_course/:id': ['/coursesetup/edit_course/section-officer-preparation', 'heading', 'Course Setup'],
  '/coursesetup/viewCourseDetails/:id': ['/coursesetup/viewCourseDetails/section-officer-preparation', 'heading', 'Course Setup'],
  '/coursesetup/viewCourseDetails/:id/date': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/date',
    'dialog',
    'Update Course Date',
  ],
  '/coursesetup/viewCourseDetails/:id/banner': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/banner',
    'dialog',
    'Update Banner Image',
  ],
  '/coursesetup/viewCourseDetails/:id/preview': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/preview',
    'dialog',
    'Update Preview Image',
  ],
  '/coursesetup/viewCourseDetails/:id/certificate': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/certificate',
    'dialog',
    'Update Certificate',
  ],
  '/coursesetup/viewCourseDetails/:id/activate': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/activate',
    'dialog',
    'Activate Course',
  ],
  '/coursesetup/viewCourseDetails/:id/deactivate': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/deactivate',
    'dialog',
    'Deactivate Course',
  ],
  '/coursesetup/add_subcourse/:id': ['/coursesetup/add_subcourse/section-officer-preparation', 'heading', 'Course Setup'],
  '/coursesetup/edit_subcourse/:id': ['/coursesetup/edit_subcourse/general-awareness', 'heading', 'Course Setup'],
  '/coursesetup/viewSubCourseDetails/:id': ['/coursesetup/viewSubCourseDetails/general-awareness', 'heading', 'Course Setup'],
  '/coursesetup/viewSubCourseDetails/:id/icon': [
    '/coursesetup/viewSubCourseDetails/general-awareness/icon',
    'dialog',
    'Update Icon',
  ],
  '/coursesetup/addMainTopic/:id': ['/coursesetup/addMainTopic/1', 'heading', 'Course Setup'],
  '/coursesetup/editMainTopic/:id': ['/coursesetup/editMainTopic/geography-of-nepal', 'heading', 'Course Setup'],
  '/coursesetup/viewMainTopicDetails/:id': ['/coursesetup/viewMainTopicDetails/geography-of-nepal', 'heading', 'Course Setup'],
  '/coursesetup/addLessons/:id': ['/coursesetup/addLessons/1', 'heading', 'Course Setup'],
  '/coursesetup/editLessons/:id': ['/coursesetup/editLessons/physical-regions', 'heading', 'Course Setup'],
  '/coursesetup/viewLessonsDetails/:id': ['/coursesetup/viewLessonsDetails/physical-regions', 'heading', 'Course Setup'],
  '/coursesetup/addSubTopic/:id': ['/coursesetup/addSubTopic/1', 'heading', 'Course Setup'],
  '/coursesetup/editSubTopic/:id': ['/coursesetup/editSubTopic/mountain-hill-and-tarai', 'heading', 'Course Setup'],
  '/coursesetup/viewSubTopicDetails/:id': ['/coursesetup/viewSubTopicDetails/mountain-hill-and-tarai', 'heading', 'Course Setup'],
  '/coursesetup/coursecategorysetup': ['/coursesetup/coursecategorysetup', 'heading', 'Course Category Setup'],
  '/coursesetup/coursecategorysetup/add': ['/coursesetup/coursecategorysetup/add', 'dialog', 'Add Course Category'],
  '/coursesetup/coursecategorysetup/edit/:id': ['/coursesetup/coursecategorysetup/edit/3', 'dialog', 'Edit Course Category'],
  '/coursesetup/coursecategorysetup/view/:id': ['/coursesetup/coursecategorysetup/view/3', 'dialog', 'Course Category Details'],
  '/coursesetup/coursecategorysetup/create': ['/coursesetup/coursecategorysetup/create', 'dialog', 'Add Course Category'],
  '/coursesetup/coursecategorysetup/:id': ['/coursesetup/coursecategorysetup/3', 'dialog', 'Edit Course Category'],
  '/coursesetup/coursecategorysetup/:id/show': ['/coursesetup/coursecategorysetup/3/show', 'dialog', 'Course Category Details'],
  '/coursesetup/subcoursesetup': ['/coursesetup/subcoursesetup', 'heading', 'SubCourse Setup'],
  '/coursesetup/subcoursesetup/add': ['/coursesetup/subcoursesetup/add', 'dialog', 'Add Subcourse'],
  '/coursesetup/subcoursesetup/edit/:id': ['/coursesetup/subcoursesetup/edit/1', 'dialog', 'Edit Subcourse'],
  '/coursesetup/subcoursesetup/view/:id': ['/coursesetup/subcoursesetup/view/1', 'dialog', 'Subcourse Details'],
  '/coursesetup/subcoursesetup/create': ['/coursesetup/subcoursesetup/create', 'dialog', 'Add Subcourse'],
  '/coursesetup/subcoursesetup/:id': ['/coursesetup/subcoursesetup/1', 'dialog', 'Edit Subcourse'],
  '/coursesetup/subcoursesetup/:id/show': ['/coursesetup/subcoursesetup/1/show', 'dialog', 'Subcourse Details'],
  '/coursesetup/coursesetup': ['/coursesetup/coursesetup', 'heading', 'Courses'],
  '/coursesetup/coursesetup/add': ['/coursesetup/coursesetup/add', 'dialog', 'Add Course'],
  '/coursesetup/coursesetup/edit/:id': ['/coursesetup/coursesetup/edit/1', 'dialog', 'Edit Course'],
  '/coursesetup/coursesetup/view/:id': ['/coursesetup/coursesetup/view/1', 'dialog', 'Course Details'],
  '/coursesetup/coursesetup/create': ['/coursesetup/coursesetup/create', 'dialog', 'Add Course'],
  '/coursesetup/coursesetup/:id': ['/coursesetup/coursesetup/1', 'dialog', 'Edit Course'],
  '/coursesetup/coursesetup/:id/show': ['/coursesetup/coursesetup/1/show', 'dialog', 'Course Details'],
};
const screens = Object.values(addresses).map(([address, role, name]) => ({ address, role, name }));

const publicNames: Readonly<Record<string, string>> = {
  '/login': 'Sign in',
  '/signup': 'Create an account',
  '/passwordreset': 'Reset your password',
  '/passwordresetcomplete': 'Choose a new password',
  '/unauthorized': 'No access',
  '/demo/outbox': 'Outbox of the demo',
};
const publicPages = publicPaths.map((path) => ({ path, name: publicNames[path] }));

const devanagari = /\p{Script=Devanagari}/u;

/** A text that isn't in the catalogue shows as its key. */
const missingKey = new RegExp(`\\b(?:resources|${Object.keys(english).join('|')})\\.[a-z]\\w*`, 'g');

/** The name of the page (or popup) that opened, once all that it reads has come without an error. */
async function nameOf(role: 'heading' | 'dialog'): Promise<string> {
  const opened = await screen.findByRole(role, role === 'heading' ? { level: 1 } : {});
  await waitFor(() => expect(document.querySelectorAll('[role=status][aria-label]')).toHaveLength(0));
  const alerts = screen.queryAllByRole('alert', { hidden: true });
  expect(alerts.map(({ textContent }) => textContent).join('')).toBe('');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.innerHTML.match(missingKey)).toBeNull();
  const label = opened.getAttribute('aria-labelledby');
  return (label ? document.getElementById(label) : opened)?.textContent ?? '';
}

test('every screen and every page outside the shell is opened here', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(screenPaths().toSorted());
  expect(Object.keys(publicNames)).toEqual([...publicPaths]);
});

test.each(screens)('$address opens as “$name” and names the document', async ({ address, role, name }) => {
  document.title = '';
  await renderApp(address);
  expect(await nameOf(role)).toBe(name);
  expect(document.title).toBe(`${document.querySelector('h1')?.textContent} · Coursedesk`);
});

test.each(screens)('$address opens in Nepali', async ({ address, role }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(address);
  expect(await nameOf(role)).toMatch(devanagari);
  expect(document.title).toMatch(devanagari);
});

test.each(screens)('$address is closed to who isn’t staff', async ({ address }) => {
  await renderApp(address, { as: 'learner' });
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(window.location.pathname).toBe('/unauthorized');
});

test.each(screens)('$address asks to sign in, and is where that leads', async ({ address }) => {
  await renderApp(address, { as: null });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('next') ?? '/dashboard').toBe(address);
});

test.each(publicPages)('$path opens as “$name” without a session', async ({ path, name }) => {
  document.title = '';
  await renderApp(path, { as: null });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name ?? '');
  expect(document.title).toBe(`${name} · Coursedesk`);
});

test.each(publicPages)('$path opens in Nepali', async ({ path }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(path, { as: null });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(devanagari));
  expect(document.title).toMatch(devanagari);
});
