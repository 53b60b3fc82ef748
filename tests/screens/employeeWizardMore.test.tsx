import { screen, waitFor, within } from '@testing-library/react';
import { box, button, heading, next, type } from '@tests/support/employeeWizard';
import { newEmployee } from '@tests/support/newEmployee';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { employeeForm } from '@/contract/employee';
import { isRequired } from '@/contract/formRules';
import { drafts } from '@/providers/drafts';

const owner = { email: 'staff@coursedesk.test', address: '/employee/add' };

/** Opens the form with a draft of an earlier visit. */
async function withDraft(values: object) {
  const app = await renderApp('/employee/add');
  await drafts.save(owner, { values: { ...newEmployee, ...values }, standing: {}, savedAt: Date.now(), step: 0 });
  app.unmount();
  return renderApp('/employee/add');
}

test('what nobody has to fill in is folded, and its button says whether it is', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  const more = button('More');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveAccessibleDescription(/^Middle Name, Blood Group, Religion and \d+ more$/);
  const folded = screen.getByLabelText(/^Middle Name/);
  expect(folded).not.toBeVisible();
  more.focus();
  await user.keyboard('{Enter}');
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(folded).toBeVisible();
  await user.keyboard('{Enter}');
  expect(folded).not.toBeVisible();
});

test.each([
  ['general', 'Step 1 of 8: General Info'],
  ['identification', 'Step 2 of 8: Identification Info'],
  ['family', 'Step 3 of 8: Family Info'],
  ['service', 'Step 4 of 8: Service Integration'],
])('in the step %s what is required comes first, and the rest alone is folded', async (step, title) => {
  await renderApp(`/employee/add?step=${step}`);
  await heading(title);
  const fold = document.getElementById(button('More').getAttribute('aria-controls') ?? '');
  const fieldsIn = (place: Element | null | undefined) =>
    [...(place?.querySelectorAll('[class*=ra-input-]') ?? [])].flatMap(({ className }) =>
      [...className.matchAll(/ra-input-(\w+)/g)].map(([, field = '']) => field),
    );
  const shape: Readonly<Record<string, unknown>> = employeeForm.shape;
  const folded = fieldsIn(fold);
  const shown = fieldsIn(fold?.parentElement?.parentElement).filter((field) => !folded.includes(field));
  expect(folded.filter((field) => isRequired(shape[field]))).toEqual([]);
  // It is answered from the start, and what follows depends on it.
  expect(shown.filter((field) => !isRequired(shape[field]) && field !== 'same_as_permanent')).toEqual([]);
});

test('a draft that is restored opens the fold of what it fills in there', async () => {
  const { user } = await withDraft({ tole: null });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(box(/^Middle Name/)).toHaveValue('कुमारी'));
  expect(button('More')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('Step 2: Identification Info'));
  await heading('Step 2 of 8: Identification Info');
  expect(button('More')).toHaveAttribute('aria-expanded', 'false');
});

test('a wrong field opens its fold, also as Finish leads to it', async () => {
  const { user } = await withDraft({});
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(button('Step 2: Identification Info'));
  await heading('Step 2 of 8: Identification Info');
  await user.click(button('More'));
  await type(user, { 'Bank Name': 'x' });
  await user.click(button('More'));
  await user.click(button('Step 8: Language Skill Info'));
  await heading('Step 8 of 8: Language Skill Info');
  await user.click(button('Finish'));
  await heading('Step 2 of 8: Identification Info');
  await waitFor(() => expect(box(/^Bank Name/)).toHaveFocus());
  expect(box(/^Bank Name/)).toBeInvalid();
});

test('Next, by its key too, says what its step lacks, and goes on', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  await user.click(box(/^First Name/));
  await user.keyboard('{Control>}{Enter}{/Control}');
  // The toast first, which goes by itself.
  expect(await screen.findByText(/^General Info isn’t complete yet: First Name, /)).toBeVisible();
  await heading('Step 2 of 8: Identification Info');
  await next(user);
  await heading('Step 3 of 8: Family Info');
});

test('who leaves is told that a draft is kept, and it is', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  await type(user, { 'First Name': 'Aarati' });
  await screen.findByText(/^Draft kept/);
  await user.click(button('Cancel'));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/All that you typed is kept as a draft/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname).toBe('/employee'));
  await waitFor(async () => expect(await drafts.load(owner)).toMatchObject({ values: { emp_first_name: 'Aarati' }, step: 0 }));
});
