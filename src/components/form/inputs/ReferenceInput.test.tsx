import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { reference } from '@/contract/fields';
import type { ReferenceChoice } from './ChoiceBox';
import { ReferenceInput } from './ReferenceInput';

const schema = z.object({ lesson: reference('required') });
const lessons = Array.from({ length: 120 }, (_, place) => ({ id: place + 1, name: `Lesson ${place + 1}` }));
const read = (data: readonly ReferenceChoice[] | undefined) => ({
  data,
  error: null,
  isPending: data === undefined,
  refetch: () => undefined,
});

const box = () => screen.findByRole('combobox', { name: /^Lesson/ });
const offered = () => screen.findAllByRole('option');

test('a long list shows its first matches, and finds every record by its name', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />);
  await user.click(await box());
  expect(await offered()).toHaveLength(50);
  await user.keyboard('११९');
  expect((await offered()).map(({ textContent }) => textContent)).toEqual(['Lesson 119']);
  await user.keyboard('{ArrowDown}{Enter}');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 119 }));
  expect(await axeFaults()).toEqual([]);
});

test('a name without a match is reported, and so is an emptied field', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />, {
    record: { lesson: 7 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lesson 7'));
  await user.clear(await box());
  await user.type(await box(), 'River');
  expect(await screen.findByText('Nothing is called so')).toBeVisible();
  await submit();
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription('This field is required'));
  expect(await box()).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  ['no record has', 'River', 'while the choices are open'],
  ['several records have', 'Lesson 1', 'while the choices are open'],
  ['no record has', 'River', 'after they were closed'],
])('Enter on a name that %s saves nothing: %s, %s', async (_, typed, when) => {
  const { user, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />, {
    record: { lesson: 7 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lesson 7'));
  await user.clear(await box());
  await user.type(await box(), typed);
  // MUI clears the box at Escape only where the choices are closed already.
  if (when === 'after they were closed') await user.keyboard('{Escape}');
  await user.keyboard('{Enter}');
  expect(await box()).toHaveDisplayValue(typed);
  // Told to readers as well, a little later.
  expect((await screen.findAllByText(typed === 'River' ? 'Nothing is called so' : 'Lesson 100'))[0]).toBeVisible();
  expect(await box()).toBeValid();
  await user.keyboard('{ArrowDown}{Escape}{Escape}');
  expect(saved).not.toHaveBeenCalled();
});

test('Enter on a chosen name saves', async () => {
  const { user, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />);
  await user.type(await box(), 'Lesson 11');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(saved).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 11 }));
});

test('that nothing matches is told to screen readers', async () => {
  const { user } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />);
  await user.type(await box(), 'River');
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(status()).toContain('Nothing is called so'));
});

const pair = z.object({ lesson: reference('required'), course: reference('required') });
const both = ['lesson', 'course'].map((source) => <ReferenceInput key={source} source={source} choices={read(lessons)} />);
const isClosed = async () => {
  expect(await box()).toHaveFocus();
  expect(await box()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
};

test('a focus that the form sets opens nothing: after a refusal, by a link to what is wrong', async () => {
  const { user, submit } = await openForm(pair, both);
  await submit();
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription('This field is required'));
  await waitFor(async () => expect(await box()).toHaveFocus());
  await isClosed();
  await user.click(await screen.findByRole('button', { name: 'Lesson' }));
  await isClosed();
});

test('a refusal by the server opens nothing either', async () => {
  const save = async () => {
    throw new HttpError('Not this one', 400, { errors: { lesson: 'Not this one' } });
  };
  const { submit } = await openForm(pair, both, { record: { lesson: 7, course: 1 }, save });
  await submit();
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription('Not this one'));
  await waitFor(async () => expect(await box()).toHaveFocus());
  await isClosed();
});

test('whoever returns to the window opens nothing', async () => {
  await openForm(pair, both);
  (await box()).focus();
  (await box()).blur();
  // The browser gives the focus back, also by keys that it keeps to itself.
  (await box()).focus();
  fireEvent.keyUp(await box(), { key: 'Tab', ctrlKey: true });
  fireEvent.keyUp(await box(), { key: 'Tab', altKey: true });
  await isClosed();
});

test.each([
  ['tabs into it', async (user: UserEvent) => user.tab()],
  [
    'tabs back into it',
    async (user: UserEvent) => {
      await user.click(await screen.findByRole('combobox', { name: /^Course/ }));
      await user.tab({ shift: true });
    },
  ],
  ['presses on it', async (user: UserEvent) => user.click(await box())],
  [
    'presses the arrow key',
    async (user: UserEvent) => {
      (await box()).focus();
      await user.keyboard('{ArrowDown}');
    },
  ],
  [
    'types',
    async (user: UserEvent) => {
      (await box()).focus();
      await user.keyboard('1');
    },
  ],
] as const)('the choices open for who %s', async (_, does) => {
  const { user } = await openForm(pair, both);
  await does(user);
  expect(await box()).toHaveFocus();
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('a stored record that isn’t among the choices is shown by its name, or by its number', async () => {
  const standing = { id: 300, name: 'Lakes <b>' };
  const { unmount } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} standing={standing} />, {
    record: { lesson: 300 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lakes <b> (no longer offered)'));
  unmount();
  await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} standing={standing} />, {
    record: { lesson: 301 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('#301 (no longer offered)'));
});

test('saving before the choices have loaded keeps the stored value', async () => {
  const { submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(undefined)} />, {
    record: { lesson: 7 },
  });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 7 }));
});

const adds = { to: '/lesson/create', right: 'catalogue' } as const;
const addLink = () => screen.queryByRole('link', { name: 'Add the first: Lesson' });

/** Choices that come as a person's other tab adds them. */
function Coming() {
  const [count, setCount] = useState(0);
  return (
    <>
      <ReferenceInput source="lesson" choices={read(lessons.slice(0, count))} adds={adds} />
      <button type="button" onClick={() => setCount((last) => last + 1)}>
        Added elsewhere
      </button>
    </>
  );
}

test('where there is nothing to choose, a link adds the first in another tab, and it is chosen once it is there', async () => {
  const { user, submit, saved } = await openForm(schema, <Coming />);
  expect(await box()).toHaveAccessibleDescription(/^There is nothing to choose here yet/);
  expect(screen.getByText(/^This can’t be saved yet: there is nothing to choose as “Lesson”\./)).toBeVisible();
  const link = addLink();
  expect(link).toHaveAttribute('href', '/lesson/create');
  expect(link).toHaveAttribute('target', '_blank');
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Added elsewhere' }));
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lesson 1'));
  expect(addLink()).not.toBeInTheDocument();
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 1 }));
});

test('what a colleague adds is offered, and not chosen', async () => {
  const { user } = await openForm(schema, <Coming />);
  await user.click(await screen.findByRole('button', { name: 'Added elsewhere' }));
  expect(addLink()).not.toBeInTheDocument();
  expect(await box()).toHaveDisplayValue('');
});

test('a form that may do without it says nothing before its inputs', async () => {
  const optional = z.object({ lesson: z.nullish(z.int()) });
  await openForm(optional, <Coming />);
  expect(await box()).toHaveAccessibleDescription(/^There is nothing to choose here yet/);
  expect(screen.queryByText(/can’t be saved yet/)).not.toBeInTheDocument();
  expect(addLink()).toBeVisible();
});
