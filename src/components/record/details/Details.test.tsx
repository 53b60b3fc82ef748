import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { Detail } from './Details';

test.each([
  ['a number', 12, '१२'],
  ['what was typed', 'Batch 12', 'Batch 12'],
  ['nothing', null, 'उपलब्ध छैन'],
])('in Nepali %s is told in its digits or as it is', async (_, lesson_order, shown) => {
  localStorage.setItem('locale', 'ne');
  await renderWidget(
    <RecordContextProvider value={{ id: 1, lesson_order }}>
      <Detail source="lesson_order" />
    </RecordContextProvider>,
  );
  expect(screen.getByText(shown)).toBeVisible();
});
