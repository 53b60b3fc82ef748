import { expect, test } from 'vitest';
import { examPhase } from './examPhase';

const window = { start: '2026-11-21T10:30:00.000Z', end: '2026-11-21T12:00:00.000Z' };

test.each([
  ['2026-11-21T10:29:59.999Z', 'PENDING'],
  ['2026-11-21T10:30:00.000Z', 'RUNNING'],
  ['2026-11-21T11:59:59.999Z', 'RUNNING'],
  ['2026-11-21T12:00:00.000Z', 'COMPLETED'],
])('at %s it is %s', (now, phase) => {
  expect(examPhase(window, now)).toBe(phase);
});
