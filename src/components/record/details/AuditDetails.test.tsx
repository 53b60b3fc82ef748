import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuditDetails } from './AuditDetails';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kathmandu');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const open = (created_date: string) =>
  renderWidget(
    <RecordContextProvider value={{ id: 1, created_date }}>
      <AuditDetails />
    </RecordContextProvider>,
  );

test('English tells instants as the browser does', async () => {
  await open('2024-08-02T04:12:00Z');
  expect(screen.getByText(/^Aug 2, 2024, 9:57\sAM$/)).toHaveAttribute('datetime', '2024-08-02T04:12:00Z');
});

test('Nepali tells them by Bikram Sambat', async () => {
  localStorage.setItem('locale', 'ne');
  await open('2024-08-02T04:12:00Z');
  expect(screen.getByText('२०८१ साउन १८ गते, ०९:५७')).toBeVisible();
});

test('where the table of Bikram Sambat ends, by the Gregorian calendar', async () => {
  localStorage.setItem('locale', 'ne');
  await open('1900-01-01T12:00:00Z');
  expect(screen.getByText(/^१९००-०१-०१, /)).toBeVisible();
});
