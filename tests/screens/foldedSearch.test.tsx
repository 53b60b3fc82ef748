import { screen } from '@testing-library/react';
import { onPhone } from '@tests/support/layout';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('on a phone a search that is folded says what was chosen, by name', async () => {
  onPhone();
  const chosen = { courses: 1, year: 2026, modelset: 1 };
  const { user } = await renderApp(`/modelsetQuizReport?filter=${JSON.stringify(chosen)}`);
  const folded = 'What to look for: Section Officer Preparation · 2026 · Section Officer Model Set 1';
  const button = await screen.findByRole('button', { name: folded });
  expect(button).toHaveTextContent('Section Officer Preparation · 2026 · Section Officer Model Set 1');
  await user.click(button);
  expect(button).toHaveAccessibleName('What to look for');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('what was chosen says which language it is in', async () => {
  onPhone();
  localStorage.setItem('locale', 'ne');
  await renderApp(`/batchSetup?filter=${JSON.stringify({ course_id: 1, year: 2026 })}`);
  const [name] = await screen.findAllByText(/^Section Officer Preparation/, { selector: 'button[aria-expanded] [lang=en]' });
  expect(name).toBeVisible();
});
