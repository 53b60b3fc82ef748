import { panel } from './courseForms';
import { expectMenu } from './recordLooks';
import { expect, fillSignIn, open, saveAsSessionEnds, signIn, test, testSignedIn } from './support';

const lesson = '/coursesetup/viewLessonsDetails/physical-regions';

testSignedIn('a lesson is dragged by its grip below its sibling, and Undo puts it back', async ({ page }) => {
  await open(page, lesson);
  const tree = page.getByRole('tree', { name: 'Course tree' });
  const row = (name: RegExp) => tree.getByRole('treeitem', { name });
  await row(/^Physical regions/)
    .getByTitle('Drag Physical regions among its siblings')
    .dragTo(row(/^Protected areas/));
  await expect(row(/^Physical regions/)).toHaveAttribute('aria-posinset', '3');
  // Without a bar of buttons, the toast is as far from the window's bottom as from its side.
  const toast = page.locator('.MuiAlert-root', { has: page.getByRole('button', { name: 'Undo' }) });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(bottom).toBe(800 - 24);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(/^Physical regions/)).toHaveAttribute('aria-posinset', '1');
});

testSignedIn(
  'a row shows its level, what is unusual of it alone, and its tools to who points at it or comes by keyboard',
  async ({ page }) => {
    await open(page, '/coursesetup/viewCourseDetails/section-officer-preparation');
    const tree = page.getByRole('tree', { name: 'Course tree' });
    await page.getByRole('button', { name: 'Expand all' }).click();
    const rows = tree.getByRole('treeitem');
    await expect(rows.and(page.locator('[aria-level="4"]')).first()).toBeAttached();
    // Read at once: the first rows are replaced by those in view as soon as their code has come.
    const levels = await tree.evaluate((element) =>
      Array.from(element.querySelectorAll('[role=treeitem]'), (row) => {
        const guides = row.querySelector('.guides');
        const level = Number(row.getAttribute('aria-level'));
        return {
          level,
          icon: row.querySelector(':scope > svg path')?.getAttribute('d'),
          lines: guides && guides.clientWidth / 18 === level - 1 && getComputedStyle(guides).backgroundImage.includes('gradient'),
        };
      }),
    );
    expect(levels.filter(({ lines, icon }) => !lines || !icon)).toEqual([]);
    const drawn = [...new Set(levels.map(({ level }) => level))];
    expect(drawn.length).toBeGreaterThan(3);
    expect(new Set(levels.map(({ icon }) => icon)).size, 'an icon of each level').toBe(drawn.length);

    await page.getByRole('button', { name: 'Collapse all' }).click();
    await page.getByRole('searchbox', { name: 'Find in the tree' }).fill('preparation');
    await expect(rows.getByText('Not live').first()).toBeVisible();
    expect(new Set(await tree.locator('.MuiChip-label').allTextContents())).toEqual(new Set(['Not live']));
    await page.getByRole('searchbox', { name: 'Find in the tree' }).fill('');
    await page.getByRole('button', { name: 'Expand all' }).click();

    const course = tree.getByRole('treeitem', { name: /^Section Officer Preparation/ });
    const opacity = () => course.locator('.tools').evaluate((tools) => getComputedStyle(tools).opacity);
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await course.hover();
    await expect.poll(opacity).toBe('1');
    await course.getByRole('button', { name: /^Actions of/ }).click();
    await expect(page.getByRole('menuitem').last()).toHaveText(/^Deactivate/);
    await expectMenu(page);
    await page.mouse.move(0, 0);
    await tree.focus();
    await page.keyboard.press('Home');
    await expect(tree.getByRole('treeitem').first().locator('.tools')).toHaveCSS('opacity', '1');
  },
);

testSignedIn('on a phone the tree and the form are two steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/coursesetup/');
  const tree = page.getByRole('tree', { name: 'Course tree' });
  await expect(tree).toBeVisible();
  await expect(panel(page, 'Add Course Category')).toBeHidden();
  await tree.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Course Category Details')).toBeVisible();
  await expect(tree).toBeHidden();
  await page.getByRole('tab', { name: 'Course tree' }).click();
  await expect(tree).toBeVisible();
  await page.getByRole('link', { name: 'Add Category' }).click();
  await expect(panel(page, 'Add Course Category')).toBeVisible();
});

test('what was typed in a sub topic’s form when the session ended is there again after signing in', async ({ page }) => {
  const address = '/coursesetup/addSubTopic/physical-regions';
  await signIn(page, address);
  const form = panel(page, 'Add Sub Topic');
  await form.getByLabel('Topic Title').fill('The Churia hills');
  await form.getByRole('group', { name: 'Page Type' }).getByLabel('Plain text').check();
  const text = form.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.type('The Churia hills lie between the Tarai and the Mahabharat range');
  await saveAsSessionEnds(page);
  await fillSignIn(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByLabel('Topic Title')).toHaveValue('The Churia hills');
  await expect(text).toContainText('between the Tarai and the Mahabharat range');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sub topic created successfully')).toBeVisible();
});
