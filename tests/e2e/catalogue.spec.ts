import type { Page } from '@playwright/test';
import { type Hand, keyboard, mouse, panel, paper, picture } from './courseForms';
import { expect, open, test, testSignedIn } from './support';

const save = 'Save';

/** Builds a course with all its levels, first from the tree, then each level from its parent's page. */
async function buildCourse(page: Page, hand: Hand): Promise<void> {
  await open(page, '/coursesetup/');
  const category = panel(page, 'Add Course Category');
  await hand.type(category.getByLabel('Category Name'), 'Forest Service');
  await hand.type(category.getByLabel('Category Code'), 'FOR');
  await hand.press(category.getByRole('button', { name: save, exact: true }));
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  await expect(category.getByLabel('Category Name')).toHaveValue('');
  await hand.act(page.getByRole('treeitem', { name: /^Forest Service/ }), 'Add course to Forest Service');

  const course = panel(page, 'Add Course');
  await hand.type(course.getByLabel('Course Name'), 'Forest Ranger');
  await hand.type(course.getByLabel('Course Code'), 'RAN');
  await hand.type(course.getByLabel('Banner Description'), 'All that the examination of forest rangers asks for');
  await hand.type(course.getByRole('textbox', { name: 'Program Overview' }), 'From the forests of the Tarai up to the Himal');
  await hand.type(course.getByLabel('Preview URL'), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await hand.attach(course.getByLabel('Banner Image'), await picture());
  await hand.attach(course.getByLabel('Preview Image'), await picture());
  await hand.choose(course.getByRole('group', { name: 'Has Exam' }).getByLabel('Yes'));
  await hand.choose(course.getByRole('group', { name: 'Has Certification' }).getByLabel('No'));
  await hand.press(course.getByRole('button', { name: save, exact: true }));
  await expect(page).toHaveURL(/\/viewCourseDetails\/forest-ranger$/);

  await hand.press(panel(page, 'Course Details').getByRole('link', { name: 'Add subcourse' }));
  const subcourse = panel(page, 'Add Subcourse');
  await hand.type(subcourse.getByLabel('Subcourse Name'), 'First paper');
  await hand.type(subcourse.getByLabel('Subcourse Code'), 'FP');
  await hand.type(subcourse.getByLabel('Short Description'), 'General knowledge and the law of the forests');
  await hand.type(subcourse.getByLabel('Lecture Hours'), '40');
  await hand.attach(subcourse.getByLabel('Icon'), await picture());
  await hand.press(subcourse.getByRole('button', { name: save, exact: true }));

  await hand.press(panel(page, 'Subcourse Details').getByRole('link', { name: 'Add main topic' }));
  const mainTopic = panel(page, 'Add Main Topic');
  await hand.type(mainTopic.getByLabel('Topic Title'), 'Forest law');
  await hand.type(mainTopic.getByLabel('Lecture Hours'), '10');
  await hand.press(mainTopic.getByRole('button', { name: save, exact: true }));

  await hand.press(panel(page, 'Main Topic Details').getByRole('link', { name: 'Add lesson' }));
  const lesson = panel(page, 'Add Lesson');
  await hand.type(lesson.getByLabel('Lesson Title'), 'The Forest Act');
  await hand.type(lesson.getByLabel('Lecture Hours'), '2');
  await hand.press(lesson.getByRole('button', { name: save, exact: true }));

  await hand.press(panel(page, 'Lesson Details').getByRole('link', { name: 'Add sub topic' }));
  const subTopic = panel(page, 'Add Sub Topic');
  await hand.type(subTopic.getByLabel('Topic Title'), 'Community forests');
  await hand.choose(subTopic.getByRole('group', { name: 'Page Type' }).getByLabel('Plain text'));
  await hand.type(subTopic.getByRole('textbox', { name: 'Description' }), 'A community forest is handed over to its users');
  await hand.press(subTopic.getByRole('button', { name: save, exact: true }));
  await expect(page.getByText('Sub topic created successfully')).toBeVisible();
  // The form is emptied at the end of the save.
  await expect(subTopic.getByLabel('Topic Title')).toHaveValue('');

  await hand.press(subTopic.getByRole('button', { name: 'Cancel' }));
  await hand.press(panel(page, 'Lesson Details').getByRole('link', { name: 'Add resources' }));
  const resources = panel(page, 'Add Resources');
  await hand.attach(resources.locator('input[type=file]'), await paper());
  await hand.press(resources.getByRole('button', { name: 'Upload' }));
  await expect(resources.getByText('notes.pdf')).toBeVisible();
}

for (const [name, hand] of Object.entries({ 'with the mouse': mouse, 'with the keyboard alone': keyboard })) {
  testSignedIn(`a course is built from its category down to a file, ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    await buildCourse(page, hand);
    const tree = page.getByRole('tree', { name: 'Course tree' });
    await expect(tree.getByRole('treeitem', { name: /^Community forests/ })).toHaveAttribute('aria-level', '6');
    await page.goto('/coursesetup/viewCourseDetails/forest-ranger');
    await expect(panel(page, 'Course Details').getByRole('link', { name: 'Set the date' })).toBeVisible();
  });
}
