import courses from '@fixtures/course.json';
import courseCategories from '@fixtures/course_category.json';
import departments from '@fixtures/department.json';
import employees from '@fixtures/employee.json';
import enquiries from '@fixtures/enquiry.json';
import homeBanners from '@fixtures/home_banner.json';
import instructors from '@fixtures/instructor.json';
import instructorTags from '@fixtures/instructor_tag.json';
import lessons from '@fixtures/lesson.json';
import mobileBanners from '@fixtures/mobile_banner.json';
import subTopics from '@fixtures/sub_topic.json';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const live = courses.filter(({ is_course_live }) => is_course_live === 'y');
const empty = courseCategories.filter(({ iid }) => courses.every(({ cat_id }) => cat_id !== iid));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const figures = () => card('The catalogue in figures');
const unfinished = () => card('To finish before going live');
const loaded = () => waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).toHaveLength(0));

test('four figures tell how many there are, and lead to where they are', async () => {
  await renderApp('/dashboard');
  const links = await (await figures()).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${courseCategories.length}Categories`, '/coursesetup/coursecategorysetup'],
    [`${empty.length} without courses`, '/coursesetup?only=categories'],
    [`${courses.length}Courses`, '/coursesetup/coursesetup'],
    [`${live.length} live`, '/coursesetup/coursesetup?filter=%7B%22is_course_live%22%3A%22y%22%7D'],
    [`${lessons.length}Lessons`, '/coursesetup?only=all_lessons'],
    [`${subTopics.length}Sub topics`, '/coursesetup?only=all_sub_topics'],
  ]);
});

test('a figure of missing parts links to the tree of just these, which stays narrowed from node to node until it is cleared', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(await (await figures()).findByRole('link', { name: `${empty.length} without courses` }));
  expect(await screen.findByText(`${empty.length} found`)).toBeVisible();
  const tree = within(screen.getByRole('tree', { name: 'Course tree' }));
  const names = () => tree.getAllByRole('link').flatMap(({ textContent }) => textContent || []);
  await waitFor(() => expect(names()).toEqual(empty.map(({ category_name }) => category_name)));
  await user.click(tree.getByRole('link', { name: empty[0]?.category_name ?? '' }));
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(names()).toHaveLength(empty.length);
  await user.click(screen.getByRole('button', { name: 'Categories without courses' }));
  await waitFor(() => expect(names().length).toBeGreaterThan(empty.length));
});

test('a level that has no list of its own leads to the tree of just that', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(await (await figures()).findByRole('link', { name: `${lessons.length} Lessons` }));
  expect(await screen.findByText(`${lessons.length} found`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lessons', pressed: true })).toBeVisible();
});

test('the figure of live courses links to the list of just these, whose chips lead on', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(await (await figures()).findByRole('link', { name: `${live.length} live` }));
  expect(await screen.findByText(`1–5 of ${live.length}`)).toBeVisible();
  const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
  await waitFor(() => expect(chip('Live')).toHaveTextContent(`Live ${live.length}`));
  expect(chip('Live')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('Not live'));
  expect(await screen.findByText(`1–5 of ${courses.length - live.length}`)).toBeVisible();
  await user.click(chip('All'));
  expect(await screen.findByText(`1–5 of ${courses.length}`)).toBeVisible();
});

const worksIn = (department: number) => (employee: { curr_department_id: number }) => employee.curr_department_id === department;

test('areas count what is theirs, and lead to the list of it', async () => {
  const { user } = await renderApp('/dashboard');
  const tagged = new Set(
    instructorTags.filter(({ is_deleted_flag }) => is_deleted_flag === 'n').map((tag) => tag.instructor_iid),
  );
  const untagged = instructors.filter(({ iid }) => !tagged.has(iid));
  const areas = await card('Storefront and people');
  await areas.findByRole('link', { name: /Employees$/ });
  const untaggedLink = await areas.findByRole('link', { name: `${untagged.length} untagged` });
  expect(areas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${mobileBanners.length}Mobile banners`, '/mobileBannerSetup'],
    [`${homeBanners.length}Home banners`, '/homeBannerSetup'],
    [`${instructors.length}Instructors`, '/instructorsetup'],
    [`${untagged.length} untagged`, '/instructorsetup?filter=%7B%22is_tagged%22%3A%22n%22%7D'],
    [`${employees.length}Employees`, '/employee'],
    ...departments
      .map(({ iid, department_name }) => ({ iid, department_name, count: employees.filter(worksIn(iid)).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => one.department_name.localeCompare(other.department_name))
      .map(({ iid, department_name, count }) => [
        `${department_name} ${count}`,
        `/employee?filter=${encodeURIComponent(JSON.stringify({ curr_department_id: iid }))}`,
      ]),
  ]);
  await user.click(untaggedLink);
  expect(await screen.findByText(new RegExp(`of ${untagged.length}$`))).toBeVisible();
  expect(screen.getByRole('button', { name: `Untagged ${untagged.length}` })).toHaveAttribute('aria-pressed', 'true');
});

test('a course that isn’t live says how far it is and leads to what it lacks, the nearest to it first', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(await (await unfinished()).findByRole('button', { name: /^Show all/ }));
  await waitFor(async () =>
    expect((await unfinished()).getAllByRole('list').slice(1)).toHaveLength(courses.length - live.length),
  );
  const lists = (await unfinished()).getAllByRole('list').slice(1);
  const shares = lists.map(
    (list) =>
      /(\d+) of (\d+) ready$/
        .exec(list.getAttribute('aria-label') ?? '')
        ?.slice(1)
        .map(Number) ?? [],
  );
  const parts = shares.map(([ready = 0, all = 1]) => ready / all);
  expect(parts).toEqual(parts.toSorted((one, other) => other - one));
  expect(parts[0]).toBe(1);

  const kusom = within((await unfinished()).getByRole('list', { name: 'KUSOM and BBS Entrance: 7 of 8 ready' }));
  expect(kusom.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Set the date']);
  await user.click(kusom.getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'Update Course Date' })).toBeVisible();
});

test('a course that lacks nothing leads to the question that makes it live, and is gone from the card after that', async () => {
  const { user } = await renderApp('/dashboard');
  const name = 'Nepal Rastra Bank Assistant Director: 9 of 9 ready';
  await user.click(
    within(await (await unfinished()).findByRole('list', { name })).getByRole('link', { name: 'Activate the course' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  expect(await (await figures()).findByRole('link', { name: `${live.length + 1} live` })).toBeVisible();
  await waitFor(async () => expect((await unfinished()).queryByRole('list', { name })).not.toBeInTheDocument());
});

test('what was edited last comes first, with when and by whom', async () => {
  await renderApp('/dashboard');
  const lines = await (await card('Recently edited')).findAllByRole('listitem');
  expect(lines).toHaveLength(6);
  const times = lines.map((line) =>
    Date.parse(/[A-Z][a-z]{2} \d+, \d{4}, \d+:\d+ [AP]M/.exec(line.textContent ?? '')?.[0] ?? ''),
  );
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(lines[0]).toHaveTextContent(/ · [a-z.]+$/);
});

test('unsaved text is among the drafts, and links back to its form', async () => {
  const { user, unmount } = await renderApp('/coursesetup/coursecategorysetup/add');
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  // Closes the page.
  unmount();

  const again = await renderApp('/dashboard');
  await again.user.click(await (await card('My drafts')).findByRole('link', { name: 'Add Course Category' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByDisplayValue('Forest Service')).toBeVisible();
});

test('a message that was typed in the chat and not sent is among the drafts', async () => {
  const { user, unmount } = await renderApp('/chat');
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'I was about to say');
  unmount();
  const again = await renderApp('/dashboard');
  await again.user.click(await (await card('My drafts')).findByRole('link', { name: 'A message in the chat' }));
  expect(await screen.findByDisplayValue('I was about to say')).toBeVisible();
});

test('who has no drafts is told what they are', async () => {
  await renderApp('/dashboard');
  expect(await (await card('My drafts')).findByText(/^What you type and don’t save is kept/)).toBeVisible();
});

test('each card fails by itself and can be asked for again', async () => {
  const { user } = await renderApp('/dashboard?fail=getAllCourse:500');
  const failed = /This could not be loaded: Something went wrong on the server/;
  expect(await (await unfinished()).findByText(failed)).toBeVisible();
  expect(await (await card('Recently edited')).findByText(failed)).toBeVisible();
  expect(await (await figures()).findAllByRole('link')).toHaveLength(6);
  window.history.replaceState(null, '', '/dashboard?fail=');
  await user.click((await unfinished()).getByRole('button', { name: 'Try again' }));
  expect(await (await unfinished()).findByRole('button', { name: /^Show all/ })).toBeVisible();
  expect(await (await card('Recently edited')).findAllByRole('listitem')).toHaveLength(6);
});

test('nothing is asked twice, and the counts come by one call', async () => {
  const { asked } = await renderApp('/dashboard');
  await figures();
  await loaded();
  expect(asked().toSorted()).toEqual([
    'getAllCourse {}',
    'getAllCourseCategory {}',
    'getAllEmployee {}',
    'getAllHomeBanner {}',
    'getAllInstructor {}',
    'getAllMobileBanner {}',
    'getAllSubcourseList {}',
    'getContentHealth {}',
    'getCourseTree {}',
    'getDashboardFigures {}',
    'getFirstSteps {}',
    'getMenu {}',
  ]);
});

test('enquiries are counted by status, and a course leads to its list, already searched', async () => {
  const { user } = await renderApp('/dashboard');
  const requested = enquiries.filter(({ enquiry_status }) => enquiry_status === 'requested');
  const counted = await card('Enquiries');
  expect(await counted.findByText('REQUESTED')).toBeVisible();
  // All of a status are told, by course; no list has them together.
  const [first] = counted.getAllByRole('listitem');
  expect(first).toHaveTextContent(new RegExp(`^${requested.length}REQUESTED`));
  const status = within(first ?? document.body);
  const named = status.getAllByRole('link');
  const told = named.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]));
  const others = Number.parseInt(status.getByText(/^\d+ about other courses$/).textContent ?? '', 10);
  expect(told.reduce((sum, count) => sum + count, others)).toBe(requested.length);
  const ofFirst = requested.filter(({ course_iid }) => course_iid === 1);
  await user.click(counted.getByRole('link', { name: `Section Officer Preparation ${ofFirst.length}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Enquiry Setup' })).toBeVisible();
  expect(await screen.findByRole('button', { name: `REQUESTED ${ofFirst.length}`, pressed: true })).toBeVisible();
});

test('the untagged questions and each running batch lead to where they are', async () => {
  const { user } = await renderApp('/dashboard');
  const bank = await card('Questions and batches');
  const untagged = await bank.findByRole('link', { name: /^\d+ untagged$/ });
  const batches = bank.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/batchSetup/view/'));
  expect(bank.getByText('Batches running').parentElement).toHaveTextContent(`${batches.length}Batches running`);
  const [count] = untagged.textContent?.split(' ') ?? [];
  await user.click(untagged);
  expect(await screen.findByText(new RegExp(` of ${count}$`))).toBeVisible();
});

test('a table tells what each of the last 12 weeks has added', async () => {
  await renderApp('/dashboard');
  const added = await card('Added in the last 12 weeks');
  const rows = within(await added.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(rows[0]).toHaveTextContent('Week fromQuestionsEnquiriesEnrolmentsRecordings');
  expect(rows[1]).toHaveTextContent(/^\d{4}-\d\d-\d\d \(\d{4}-\d\d-\d\d\)\d+\d+\d+\d+$/);
});
