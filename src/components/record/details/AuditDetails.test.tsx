import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuditDetails } from './AuditDetails';

beforeEach(() => {
  // Wherever the browser is, by Nepal's clock.
  vi.stubEnv('TZ', 'America/Los_Angeles');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const open = (created_date: string, further: object = {}) =>
  renderWidget(
    <RecordContextProvider value={{ id: 1, created_by: 'sarita.adhikari', created_date, ...further }}>
      <AuditDetails />
    </RecordContextProvider>,
  );

test('English tells instants as the browser does', async () => {
  await open('2024-08-02T04:12:00Z');
  expect(screen.getByText(/^Aug 2, 2024, 9:57\sAM \(2081-04-18\)$/)).toHaveAttribute('datetime', '2024-08-02T04:12:00Z');
});

test('a line says who created the record, and who changed it last and why', async () => {
  const { unmount } = await open('2024-08-02T04:12:00Z');
  expect(screen.getByRole('definition')).toHaveTextContent(/^Created by sarita.adhikari, Aug 2, 2024, .+ · not changed since$/);
  unmount();
  const changed = { modified_by: null, modified_date: '2024-08-03T04:12:00Z', modified_remarks: 'as printed' };
  await open('2024-08-02T04:12:00Z', changed);
  expect(screen.getByRole('definition')).toHaveTextContent(/ · changed by N\/A, Aug 3, 2024, .+: as printed$/);
});

test('Nepali tells them by Bikram Sambat', async () => {
  localStorage.setItem('locale', 'ne');
  await open('2024-08-02T04:12:00Z');
  expect(screen.getByText('२०८१ साउन १८ गते, ०९:५७ (२०२४-०८-०२)')).toBeVisible();
});

test('where the table of Bikram Sambat ends, by the Gregorian calendar', async () => {
  localStorage.setItem('locale', 'ne');
  await open('1900-01-01T12:00:00Z');
  expect(screen.getByText(/^१९००-०१-०१, /)).toBeVisible();
});
