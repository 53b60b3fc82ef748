import modelsets from '@fixtures/modelset.json';
import { screen, waitFor } from '@testing-library/react';
import { calls, choose, linksIn, openFinder, option } from '@tests/support/finder';
import { expect, test } from 'vitest';

test('records of all courses are found by themselves, after those of the last choice, in the lists that answer for one alone', async () => {
  choose();
  const { look, asked: made } = await openFinder();
  await look('First phase only');
  expect(await option('First phase only')).toHaveTextContent('Course Price Setup › Nayab Subba Preparation');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
  expect(screen.queryByText(/^Looked in for/)).not.toBeInTheDocument();
  // Who has bought packages is only found by these.
  expect(linksIn(screen.getByText(/^To be searched there/))).toEqual(['Batch Tag Setup']);
  expect(screen.queryByRole('button', { name: 'Look in all courses' })).not.toBeInTheDocument();
  const before = made().length;
  await look('Nayab Subba evening');
  expect(await option('Nayab Subba evening')).toBeVisible();
  // Finds a batch and a model set of another year, and a passage's tag, whose list requires a model set.
  await look('IOE after +2');
  expect(await option('IOE after +2')).toHaveTextContent('Batch Setup');
  await look('IOE Entrance 2025');
  expect(await option('IOE Entrance 2025')).toHaveTextContent('Modelset Setup');
  await look('The thread of dye');
  const tag = 'The thread of dye: when a flow breaks up · IOE Entrance Model Set 2';
  expect(await option(tag)).toHaveTextContent('Paragraph Tag Report');
  expect(calls(made().slice(before), 'filterBatch')).toBe(0);
  // One request for each existing model set, not each possible one.
  expect(calls(made(), 'filterPassageModelset')).toBeLessThanOrEqual(modelsets.length + 1);
});

test('stopping begins no more calls, and says how far it came; each list that wasn’t searched whole is named', async () => {
  choose();
  let isHeld = true;
  const held: (() => void)[] = [];
  const { look, user } = await openFinder('/settings', {
    between: (transport) => async (request) => {
      // Other than the last choice, whose list the first pass reads.
      if (isHeld && request.call === 'filterCoursePrice' && !/"courses":1\b/.test(String(request.body)))
        await new Promise<void>((go) => held.push(go));
      return transport(request);
    },
  });
  await look('Recorded classes');
  expect(await screen.findByText(/^\d+ of 27 courses looked through/)).toBeVisible();
  await waitFor(() => expect(held).toHaveLength(4));
  expect(screen.queryByText(/^Looked in for/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  // Each note names only the lists that were searched with its value.
  expect(linksIn(screen.getByText(/^Looked in for Section Officer Preparation alone/))).toContain('Course Price Setup');
  for (const go of held) go();
  await look('Recorded classes for life');
  expect(await screen.findByRole('button', { name: 'Look in all courses' })).toBeVisible();
  expect(held).toHaveLength(4);
  isHeld = false;
  await user.click(screen.getByRole('button', { name: 'Look in all courses' }));
  expect(await option('Recorded classes for life')).toBeVisible();
});

test('a list that doesn’t come for a course is told, asked for no other, and read when one tries again', async () => {
  const { look, user, asked: made } = await openFinder('/settings?fail=filterCoursePrice:500');
  await look('Recorded classes');
  expect(linksIn(await screen.findByText(/^Not looked in, as they didn’t come/))).toEqual(['Course Price Setup']);
  expect(calls(made(), 'filterCoursePrice')).toBeLessThan(5);
  window.history.replaceState(null, '', '/settings?fail=');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await option('Recorded classes for life')).toBeVisible();
});
