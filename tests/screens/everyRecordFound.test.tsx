import { screen, waitFor, within } from '@testing-library/react';
import { box, calls, choose, chosen, linksIn, openFinder, option } from '@tests/support/finder';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod/mini';
import { resources } from '@/app/finder/areaEntries';
import { recordsOf } from '@/providers/data/listRows';
import { wholeListQuery } from '@/providers/data/restLists';

/** The inputs of all lists' calls, under each of their names. */
const asked = {
  ...chosen,
  course_id: 1,
  is_active: 'y',
  live_exam_status: 'COMPLETED',
  lesson_quiz_active: 1,
  query_string: '<p>of</p>',
  offset: '0',
  limit: '10',
  page: '1',
  is_deleted: 'n',
  en_status: 'requested',
};

const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** Returns the first record of a resource, as its list or tree has it. */
async function oneOf({ name, adapter }: (typeof resources)[number], { services }: Awaited<ReturnType<typeof openFinder>>) {
  const { row } = (await adapter()).rest ?? {};
  if (row) {
    const [first] = await wholeListQuery(services.client, { resource: name, row }).queryFn({
      signal: AbortSignal.timeout(10_000),
    });
    return z.record(z.string(), z.unknown()).parse(first);
  }
  const its = await adapter();
  const call = its.list ?? its.tree;
  if (!call) throw new Error('It has no list');
  const { data } = rows.parse(await services.client.send(call, call.body ? call.body.parse(asked) : asked));
  const record = recordsOf(its)(data)[0];
  if (!record) throw new Error(`${call.name} answers no record`);
  return record;
}

// The students who have bought packages are only found by these and by the days of buying, which no other list asks for; what has happened, is in
// the recycle bin, to be mended or to be answered, only there.
const alone = ['activity', 'batchTag', 'contentHealth', 'discussion', 'file', 'recycled'];
const lists = resources.filter(({ name, list, beside, titles }) => (list ?? beside) && titles.list && !alone.includes(name));

test('there are lists', () => {
  expect(lists.length).toBeGreaterThan(20);
});

// One test for all, because the later searches use what the first one has read.
test('a record of each list is found by its name, and by its code or slug, though none of them was opened', async () => {
  choose();
  const app = await openFinder();
  const find = async (typed: string, name: string) => {
    await app.look(typed);
    expect(await option(name)).toBeVisible();
  };
  for (const resource of lists) {
    const record = await oneOf(resource, app);
    const { recordRepresentation: called } = resource;
    const name = typeof called === 'string' ? z.string().parse(record[called]) : called(record);
    await find(name, name);
    const marks = Object.entries<unknown>(record).filter(([field]) => /(?:code|slug)$/.test(field));
    for (const [, mark] of marks) if (typeof mark === 'string') await find(mark, name);
  }
});

test('nothing is read before one types two characters and pauses, nothing twice, and a text is looked for on the server', async () => {
  const app = await openFinder();
  const { asked: made, look } = app;
  await look('o');
  expect(calls(made(), 'getAllAlumni')).toBe(0);
  await look('Academics');
  expect(await option('Academics')).toBeVisible();
  await look('Everest');
  await waitFor(() => expect(calls(made(), 'searchQuestion')).toBe(2));
  await waitFor(() =>
    expect(screen.queryByText('Looking in the lists…', { selector: '[role=status] *' })).not.toBeInTheDocument(),
  );
  for (const call of ['getAllAlumni', 'getAllFAQ', 'getDepartmentTree', 'getCompanyList'])
    expect([call, calls(made(), call)]).toEqual([call, 1]);
  expect(calls(made(), 'getQuizAll')).toBe(0);
});

test('the finder names a list that needs more than a course, with a link; what needs a course alone it searches for all', async () => {
  const { look, user } = await openFinder();
  await look('Morning batch');
  expect(await option('Morning batch, Baisakh')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
  const note = screen.getByText(/^To be searched there, by Course, Packages, Enroll Date:/);
  expect(linksIn(note)).toEqual(['Batch Tag Setup']);
  await user.click(within(note).getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Batch Tag Setup', level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a list that doesn’t come or may not be read spoils no other, and is read when one tries again', async () => {
  const { look, user, asked: made } = await openFinder('/settings?fail=getAllAlumni:403,getCompanyList:500');
  await look('Academics');
  expect(await option('Academics')).toBeVisible();
  const note = await screen.findByText(/^Not looked in, as they didn’t come/);
  expect(
    within(note)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alumni Setup', 'Company']);
  const before = calls(made(), 'getAllAlumni');
  await look('Academic');
  await waitFor(() => expect(calls(made(), 'searchQuestion')).toBe(2));
  expect(calls(made(), 'getAllAlumni')).toBe(before);
  window.history.replaceState(null, '', '/settings?fail=');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Not looked in/)).not.toBeInTheDocument());
});

test('on a line that asks to save data the lists are read when a person wants it', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { look, user, asked: made } = await openFinder();
  await look('Academics');
  await screen.findByText(/^On this line little is fetched/);
  expect(calls(made(), 'getDepartmentTree')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Look in all' }));
  expect(await option('Academics')).toBeVisible();
});

test('closing the finder stops it reading further lists', async () => {
  const held: (() => void)[] = [];
  const {
    look,
    user,
    asked: made,
  } = await openFinder('/settings', {
    between: (transport) => async (request) => {
      if (/^getAll(?!CourseCategory)|List$/.test(request.call)) await new Promise<void>((go) => held.push(go));
      return transport(request);
    },
  });
  await look('Academics');
  await waitFor(() => expect(held.length).toBeGreaterThan(0));
  expect(await screen.findByText('Looking in the lists…')).toBeVisible();
  await waitFor(() => expect(held.length).toBe(4));
  await user.keyboard('{Escape}');
  const before = made().length;
  for (const go of held) go();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.keyboard('{Control>}k{/Control}');
  await box();
  expect(made().length).toBe(before);
});
