import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { Detail } from './Details';

test.each([
  ['a number', 12, '१२'],
  ['what was typed', 'Batch 12', 'Batch 12'],
])('in Nepali %s is told in its digits or as it is', async (_, lesson_order, shown) => {
  localStorage.setItem('locale', 'ne');
  await renderWidget(
    <RecordContextProvider value={{ id: 1, lesson_order }}>
      <Detail source="lesson_order" />
    </RecordContextProvider>,
  );
  expect(screen.getByText(shown)).toBeVisible();
});

test('what is empty is left out', async () => {
  await renderWidget(
    <RecordContextProvider value={{ id: 1, lesson_order: null, lesson_title: '', tole: 'Ranipauwa' }}>
      {['lesson_order', 'lesson_title', 'tole'].map((source) => (
        <Detail key={source} source={source} />
      ))}
    </RecordContextProvider>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ranipauwa']);
});
