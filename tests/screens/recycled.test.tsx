import { screen, waitFor, within } from '@testing-library/react';
import { noDialog, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { isKept } from '@/backend/history/keptTables';
import { tableNames } from '@/backend/store/tables';
import { recordKinds } from '@/components/record/kinds/messages';
import { calls } from '@/contract';
import { NetworkError, type Transport } from '@/providers/api/transport';
import type { Services } from '@/providers/services';

test('a deletion says for how long it can be restored, and its toast takes it back', async () => {
  const { user } = await renderApp('/alumni/delete/1');
  const question = await popup('Delete Alumni');
  expect(question.getByText('It goes to the recycle bin, where it can be restored for 365 days.')).toBeVisible();
  await press(user, question, 'Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored from the recycle bin')).toBeVisible();
});

test('a server without a recycle bin has deletions that can’t be undone', async () => {
  const { user } = await renderApp('/alumni/delete/1', { settings: { history: false } });
  const question = await popup('Delete Alumni');
  expect(question.getByText('This can’t be undone.')).toBeVisible();
  await press(user, question, 'Delete');
  expect(await screen.findByText(/^Alumni.* deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

/** Deletes these records by their lists' questions. */
async function deleteAll(addresses: readonly string[]) {
  for (const address of addresses) {
    const { user, unmount } = await renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await noDialog();
    unmount();
  }
}

test('the bin lists what was deleted anywhere, is narrowed by kind and words, and restores one', async () => {
  await deleteAll(['/alumni/delete/1', '/coursesetup/viewLessonsDetails/protected-areas/resources/1/delete']);
  const { user } = await renderApp('/recycled');
  expect(await screen.findByRole('heading', { name: 'Recycle bin', level: 1 })).toBeVisible();
  expect(screen.getByText('Kept for 365 days')).toBeVisible();
  const alumni = await row('Alumni');
  expect(alumni).toHaveTextContent('asmita.shrestha');
  expect(alumni).toHaveTextContent(/20\d\d-\d\d-\d\d AD/);
  expect(await row('Lesson’s file')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Kind/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Alumni/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Lesson’s file/ })).not.toBeInTheDocument());
  await user.click(within(await row('Alumni')).getByRole('link', { name: /^Restore / }));
  const question = await popup('Restore from the recycle bin');
  await press(user, question, 'Restore');
  expect(await screen.findByText('1 record restored from the recycle bin')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(await screen.findByRole('heading', { name: /^Alumni Details /, level: 1 })).toBeVisible();
});

test('several are restored together; a refused one says why and stays', async () => {
  await deleteAll(['/onBoardMobileSetup/delete/4', '/alumni/delete/1']);
  const { user: colleague, unmount } = await renderApp('/onBoardMobileSetup/edit/1');
  const form = await popup('Edit Onboard');
  const sequence = await form.findByRole('textbox', { name: /^Sequence/ });
  await colleague.clear(sequence);
  await colleague.type(sequence, '4');
  await colleague.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'another place');
  await press(colleague, form, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();
  unmount();

  const { user } = await renderApp('/recycled');
  for (const kind of ['Onboard banner', 'Alumni'])
    await user.click(within(await row(kind)).getByRole('checkbox', { name: /^Select / }));
  await user.click(await screen.findByRole('link', { name: 'Restore 2' }));
  const question = await popup('Restore from the recycle bin');
  await press(user, question, 'Restore');
  expect(await question.findByText('1 record restored from the recycle bin')).toBeVisible();
  expect(question.getByRole('status')).toHaveTextContent(/has this sequence/);
  await press(user, question, 'Cancel');
  expect(await row('Onboard banner')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Alumni/ })).not.toBeInTheDocument());
});

/** Adds a batch with one recording. */
async function addRecorded({ client }: Services, batch_name: string) {
  const batch_dates = { batch_start_date_nep: '2083-08-05', batch_start_date: '2026-11-21' };
  const ends = { batch_end_date_nep: '2083-08-06', batch_end_date: '2026-11-22' };
  const place = { courses: 1, batch_name, batch_year: 2026, ...batch_dates, ...ends };
  const { data: batch } = await client.send(calls.createBatch, place, { quiet: true });
  const group = batch?.iid ?? expect.fail();
  const { data: recording } = await client.send(
    calls.createRecording,
    {
      courses: 1,
      year: 2026,
      group,
      topics: `Rivers of ${batch_name}`,
      class_date: '2026-11-21',
      class_date_nep: '2083-08-05',
      video_url: 'https://videos.example/1',
    },
    { quiet: true },
  );
  return { batch: group, recording: recording?.iid ?? expect.fail() };
}

test('the undo of a deletion offers to restore what the record belongs to, if that is deleted meanwhile', async () => {
  const first = await renderApp('/recycled');
  const { batch, recording } = await addRecorded(first.services, 'Kartik batch');
  first.unmount();
  const search = new URLSearchParams({ filter: JSON.stringify({ course_id: 1, year: 2026, group: batch }) });
  const { user, services } = await renderApp(`/liveRecordingSetup/delete/${recording}?${search}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await services.client.send(calls.deleteBatch, { id: String(batch) }, { quiet: true });
  await user.click(undo);
  expect(await screen.findByText(/What it belongs to is in the recycle bin, too: “Kartik batch”/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Restore with that' }));
  expect(await screen.findByText('Restored from the recycle bin')).toBeVisible();
});

test('the bin says what is restored with a record that belongs to a deleted one, and restores both', async () => {
  const first = await renderApp('/recycled');
  const { batch, recording } = await addRecorded(first.services, 'Mangsir batch');
  await first.services.client.send(calls.deleteRecording, { iid: recording }, { quiet: true });
  await first.services.client.send(calls.deleteBatch, { id: String(batch) }, { quiet: true });
  first.unmount();
  const { user } = await renderApp('/recycled');
  await user.click(within(await row('Rivers of Mangsir batch')).getByRole('link', { name: /^Restore / }));
  const question = await popup('Restore from the recycle bin');
  expect(question.getByText('What it belongs to is deleted, too, and is restored with it: “Mangsir batch”')).toBeVisible();
  await press(user, question, 'Restore');
  expect(await screen.findByText('1 record restored from the recycle bin')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Mangsir batch/ })).not.toBeInTheDocument());
});

/** Loses the answer to the first restoring, which is done. */
const losingFirst = (transport: Transport): Transport => {
  let isLost = false;
  return async (request) => {
    const answer = await transport(request);
    if (request.method !== 'PUT' || isLost) return answer;
    isLost = true;
    throw new NetworkError('the line broke');
  };
};

test('a restoring whose answer was lost is tried again, and told as done, by the undo and by the bin', async () => {
  const { user, unmount } = await renderApp('/alumni/delete/1', { between: losingFirst });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Restored from the recycle bin')).toBeVisible();
  unmount();

  await deleteAll(['/alumni/delete/2']);
  const bin = await renderApp('/recycled', { between: losingFirst });
  await bin.user.click(within(await row('Alumni')).getByRole('link', { name: /^Restore / }));
  const question = await popup('Restore from the recycle bin');
  await press(bin.user, question, 'Restore');
  await waitFor(() => expect(question.getByRole('button', { name: 'Restore' })).toBeEnabled());
  await press(bin.user, question, 'Restore');
  expect(await screen.findByText('1 record restored from the recycle bin')).toBeVisible();
});

test('a bin of a server that keeps nothing says so', async () => {
  await renderApp('/recycled', { settings: { history: false } });
  expect(await screen.findByText(/^This server has no recycle bin/)).toBeVisible();
});

test('every kind of record that is kept has a name in the bin', () => {
  const named = Object.keys(recordKinds.record_kinds);
  expect(named.toSorted()).toEqual(tableNames.filter(isKept).toSorted());
});
