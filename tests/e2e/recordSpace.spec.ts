import { expect, open, testSignedIn } from './support';

testSignedIn('details are in two columns if the record is wide enough, and a long text spans both', async ({ page }) => {
  const columnsOf = () =>
    page
      .locator('dl > div')
      .evaluateAll((facts) => [...new Set(facts.map((fact) => Math.round(fact.getBoundingClientRect().left)))]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/coursesetup/coursesetup/view/1');
  const details = page.getByRole('dialog', { name: 'Course Details' });
  await expect(details.getByText('Lecture Hours')).toBeVisible();
  expect(await columnsOf()).toHaveLength(2);
  const widthOf = async (name: string) =>
    (await details.locator('dl > div', { has: page.getByText(name, { exact: true }) }).boundingBox())?.width ?? 0;
  // The code that renders rich text may load last.
  const widths = async () => (await widthOf('Program Overview')) / (await widthOf('Course Code'));
  await expect.poll(widths).toBeGreaterThan(2);

  await open(page, '/coursesetup/viewCourseDetails/section-officer-preparation');
  await expect(page.getByText('Lecture Hours')).toBeVisible();
  for (const width of [1280, 1200, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await columnsOf()).length, { message: `beside the tree at ${width}` }).toBe(2);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await columnsOf()).length, { message: `${width}` }).toBe(1);
  }
});

testSignedIn('the tree is as wide as a person makes it, by mouse, presses or keys, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/coursesetup');
  const splitter = page.getByRole('separator', { name: 'Width of the tree' });
  const tree = page.getByRole('navigation', { name: 'Course tree' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  const widthOf = async () => Math.round((await tree.locator('..').boundingBox())?.width ?? 0);
  const expectWidth = async (width: number) => {
    await expect.poll(widthOf).toBe(width);
    await expect(splitter).toHaveAttribute('aria-valuenow', String(width));
  };
  await expectWidth(352);

  const { x = 0, y = 0, width = 0 } = (await splitter.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(24);
  await page.mouse.move(x + 4, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 54, y + 220, { steps: 4 });
  await expect.poll(widthOf).toBe(402);
  await page.mouse.up();
  await expectWidth(402);
  await page.reload();
  await expectWidth(402);
  await page.mouse.move(x + 54, y + 200);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 4, y + 220, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await expectWidth(402);

  await splitter.focus();
  await page.keyboard.press('ArrowLeft');
  await expectWidth(386);
  await page.keyboard.press('End');
  await expectWidth(480);
  await page.keyboard.press('Home');
  await expectWidth(320);
  for (const [button, widths] of Object.entries({ 'Wider tree': [360, 400, 440, 480], 'Narrower tree': [440, 400] })) {
    for (const pressed of widths) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expectWidth(pressed);
    }
  }
  await splitter.dblclick({ position: { x: 12, y: 20 } });
  await expectWidth(352);

  await page.setViewportSize({ width: 800, height: 800 });
  await expect(splitter).toBeHidden();
});

testSignedIn('the box of an input is as wide as what it holds, and no label is cut off', async ({ page }) => {
  const boxOf = async (name: RegExp) => (await page.getByRole('textbox', { name }).locator('..').boundingBox())?.width ?? 0;
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/coursesetup/coursesetup/edit/1');
    await expect(page.getByRole('textbox', { name: /^Course Code/ })).toBeVisible();
    expect(await boxOf(/^Course Code/), `a code at ${width}`).toBeLessThanOrEqual(160);
    expect(await boxOf(/^Lecture Hours/), `hours at ${width}`).toBeLessThanOrEqual(150);
    expect(await boxOf(/^Course Name/), `a name at ${width}`).toBeGreaterThan(300);
  }
  for (const locale of ['en', 'ne']) {
    await page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/coursePriceSetup/add', '/modelsetSetup/add', '/coursesetup/coursesetup/edit/1', '/quizsetup/add']) {
      await page.goto(path);
      const labels = page.locator('form .MuiInputLabel-root');
      await expect(labels.first()).toBeVisible();
      const cut = await labels.evaluateAll((all) =>
        all.flatMap((label) => {
          const box = label.parentElement?.querySelector('.MuiInputBase-root')?.getBoundingClientRect();
          const isCut = label.scrollWidth > label.clientWidth || (box && label.getBoundingClientRect().right > box.right);
          return isCut ? [label.textContent] : [];
        }),
      );
      expect(cut, `${path} ${locale}`).toEqual([]);
    }
  }
});

testSignedIn('the field of an image is as large as what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, width, height] of [
    ['/homeBannerSetup/image/1', 320, 180],
    ['/feature/add', 96, 96],
    ['/coursesetup/viewCourseDetails/section-officer-preparation/banner', 200, 200],
    ['/alumni/image/1', 200, 200],
  ] as const) {
    await open(page, path);
    const field = page.locator('form .MuiFormControl-root', { has: page.locator('input[type=file]') });
    const picture = await field.locator('input[type=file]').first().locator('xpath=../../../*[1]').boundingBox();
    expect(picture, path).toMatchObject({ width, height });
    const button = await field.locator('label.MuiButton-root').first().boundingBox();
    if (button && picture && button.y > picture.y + picture.height)
      expect(button.x, `the button below the image of ${path}`).toBe(picture.x);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/homeBannerSetup/image/1');
  await expect.poll(() => page.locator('[data-popup] form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
});

testSignedIn('icons and images of a list stand below the headings of their columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/alumni', '/coursesetup/coursesetup', '/homeBannerSetup']) {
    await open(page, path);
    await expect(page.locator('tbody tr svg').first()).toBeVisible();
    const edges = await page.locator('table').evaluate((table) => {
      const heading = document.createRange();
      heading.selectNodeContents(table.querySelector('thead th:last-child') ?? table);
      const icons = [...table.querySelectorAll('tbody tr:first-child td:last-child svg')].map(
        (icon) => icon.getBoundingClientRect().right,
      );
      const image = table.querySelector('tbody tr:first-child img');
      const cell = image?.closest('td');
      const start = cell ? Number.parseFloat(getComputedStyle(cell).paddingLeft) : 0;
      return {
        right: Math.abs(heading.getBoundingClientRect().right - Math.max(...icons)),
        left: image && cell ? Math.abs(image.getBoundingClientRect().left - cell.getBoundingClientRect().left - start) : 0,
      };
    });
    expect(edges.right, `the last icon of ${path}`).toBeLessThan(1);
    expect(edges.left, `the image of ${path}`).toBeLessThan(1);
  }
});

testSignedIn('the cards of the dashboard end on one line, and fill the window', async ({ page }) => {
  for (const [width, columns] of [
    [1280, 2],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, '/dashboard');
    const cards = page.locator('main').getByRole('region');
    await expect(cards.getByRole('link', { name: /^Academics/ })).toBeVisible();
    await expect(page.locator('main :is(.MuiSkeleton-root, [role=status] i)')).toHaveCount(0);
    const edges = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
    );
    const [figures, ...others] = edges;
    const row = others.slice(0, columns === 3 ? 4 : 3);
    expect(new Set(row.map(({ left }) => left)).size, `columns at ${width}`).toBe(columns);
    const ends = [...new Set(row.map(({ left }) => left))].map((at) =>
      Math.max(...row.filter(({ left }) => left === at).map(({ bottom }) => bottom)),
    );
    expect(Math.max(...ends) - Math.min(...ends), `differences between the columns’ ends at ${width}`).toBeLessThan(1);
    expect(Math.max(...others.map(({ right }) => right)) - (figures?.right ?? 0)).toBeLessThan(1);
  }
});

testSignedIn('the dashboard’s content stays in place as its figures load', async ({ page }) => {
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard?slow=800');
    const tops = () => page.locator('main section').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
    const before = await tops();
    await expect(page.locator('main :is(.MuiSkeleton-root, [role=status] i)')).toHaveCount(0);
    const after = await tops();
    expect(after, `number of cards at ${width}`).toHaveLength(before.length);
    // A text may be a line longer than its placeholder: how wide it is depends on how the machine draws its font.
    expect(
      Math.max(...after.map((top, card) => Math.abs(top - (before[card] ?? 0)))),
      `pixels by which a card moves at ${width}`,
    ).toBeLessThan(21);
  }
});
