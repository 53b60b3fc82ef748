import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { gateBefore } from '@tests/support/gate';
import { openForm } from '@tests/support/openForm';
import { useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { YearInput } from '@/components/form/inputs/YearInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { reference } from '@/contract/fields';
import { year } from '@/contract/numberFields';
import { BatchInput, LessonInput, MainTopicInput, ModelsetInput, SubcourseInput } from './cascadeInputs';

const chosen = reference('required');
const chain = z.object({ courses: chosen, subcourse: chosen, subcourse_main_topic: chosen, lesson: chosen });
const chainInputs = [
  <CourseInput key="course" />,
  <SubcourseInput key="subcourse" />,
  <MainTopicInput key="topic" />,
  <LessonInput key="lesson" />,
];
/** A lesson with the ids of all levels above it. */
const lesson = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 1 };

const ofYear = z.object({ courses: chosen, year, modelset: chosen, batch: chosen });
const yearInputs = [
  <CourseInput key="course" />,
  <YearInput key="year" source="year" />,
  <ModelsetInput key="modelset" />,
  <BatchInput key="batch" />,
];
const tag = { courses: 1, year: 2026, modelset: 1, batch: 1 };

const staff = { as: 'staff' } as const;
const box = (name: RegExp) => screen.findByRole('combobox', { name });
const shown = async (name: RegExp, value: RegExp | string) =>
  waitFor(async () => expect(await box(name)).toHaveDisplayValue(value));

test('each is closed until all above it is chosen, says what to choose first, and is reached by keys', async () => {
  const { user, submit, saved } = await openForm(chain, chainInputs, staff);
  expect(await box(/^Course/)).toBeEnabled();
  expect(await box(/^Subcourse/)).toBeDisabled();
  expect(await box(/^Subcourse/)).toHaveAccessibleDescription('Choose first: Course');
  expect(await box(/^Lesson/)).toHaveAccessibleDescription('Choose first: Course');
  expect(await axeFaults()).toEqual([]);

  await user.tab();
  for (const name of [/^Course/, /^Subcourse/, /^Main Topic/, /^Lesson/]) {
    await waitFor(async () => expect(await box(name)).toHaveFocus());
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}{Tab}');
  }
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(lesson));
});

test('a user’s change empties all fields below it, and none above', async () => {
  const { user, submit, saved } = await openForm(chain, chainInputs, { ...staff, record: lesson });
  await shown(/^Lesson/, 'Physical regions');
  const subcourse = await box(/^Subcourse/);
  await user.clear(subcourse);
  await user.type(subcourse, 'Reason');
  await user.click(await screen.findByRole('option', { name: 'Reasoning and Intelligence' }));
  expect(await box(/^Main Topic/)).toHaveDisplayValue('');
  expect(await box(/^Lesson/)).toHaveDisplayValue('');
  expect(await box(/^Lesson/)).toHaveAccessibleDescription('Choose first: Main Topic');
  expect(await box(/^Course/)).toHaveDisplayValue(/^Section Officer/);
  await submit();
  await waitFor(async () => expect(await box(/^Main Topic/)).toHaveAccessibleDescription('This field is required'));
  expect(saved).not.toHaveBeenCalled();
});

test('typed text changes nothing until a choice is made', async () => {
  const { user, submit, saved } = await openForm(chain, chainInputs, { ...staff, record: lesson });
  await shown(/^Lesson/, 'Physical regions');
  await user.type(await box(/^Course/), 'Nayab');
  await user.tab();
  expect(await box(/^Course/)).toHaveDisplayValue(/^Section Officer/);
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(lesson));
});

test('a course and a year together offer their model sets and batches; another year empties both', async () => {
  const { user, submit, saved } = await openForm(ofYear, yearInputs, { ...staff, record: tag });
  await shown(/^Batch/, 'Morning batch, Baisakh');
  await shown(/^Model Set/, 'Section Officer Model Set 1');
  await user.click(await box(/^Year/));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  await submit();
  for (const name of [/^Model Set/, /^Batch/]) {
    await waitFor(async () => expect(await box(name)).toHaveAccessibleDescription('This field is required'));
    expect(await box(name)).toHaveDisplayValue('');
  }
  await user.click(await box(/^Model Set/));
  await user.click(await screen.findByRole('option', { name: 'Section Officer Model Set 2' }));
  await user.click(await box(/^Batch/));
  await user.click(await screen.findByRole('option', { name: 'Morning batch 2025' }));
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ courses: 1, year: 2025, modelset: 8, batch: 7 }));
});

test.each([
  ['Year', ofYear, yearInputs, tag, /^Model Set/, 'Section Officer Model Set 1', /^Year/, '2025'],
  ['Course', ofYear, yearInputs, tag, /^Batch/, 'Morning batch, Baisakh', /^Course/, 'Nayab Subba Preparation'],
  ['Course', chain, chainInputs, lesson, /^Lesson/, 'Physical regions', /^Course/, 'Nayab Subba Preparation'],
] as const)('a choice whose name was typed in full is empty once %s above it is changed', async (...row) => {
  const [, schema, inputs, record, below, name, above, other] = row;
  const { user, submit, saved } = await openForm(schema, [...inputs], { ...staff, record });
  await shown(below, name);
  await user.clear(await box(below));
  await user.type(await box(below), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await user.click(await box(above));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${other}`) }));
  await shown(below, '');
  await submit();
  await waitFor(async () => expect(await box(below)).toHaveAccessibleDescription(/^(This field is required|Choose first)/));
  expect(saved).not.toHaveBeenCalled();
});

test('where nothing is offered it says so', async () => {
  await openForm(ofYear, yearInputs, { ...staff, record: { courses: 3, year: 2021 } });
  await waitFor(async () => expect(await box(/^Batch/)).toHaveAccessibleDescription('There is nothing to choose here yet'));
});

test('a stored choice that isn’t offered any more is shown as such, and saved unchanged', async () => {
  const record = { ...tag, batch: 7, batch_name: 'Morning <batch> 2025' };
  const { submit, saved } = await openForm(ofYear, yearInputs, { ...staff, record });
  await shown(/^Batch/, 'Morning <batch> 2025 (no longer offered)');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...tag, batch: 7 }));
});

/** Loads a value as a draft does, without a choice by the user. */
function LoadYear() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('year', 2025, { shouldDirty: true })}>
      Load
    </button>
  );
}

test('loading a value above empties nothing; a choice that doesn’t fit it is refused at its field', async () => {
  const inputs = [...yearInputs, <LoadYear key="load" />];
  const { user, submit, saved } = await openForm(ofYear, inputs, { ...staff, record: tag });
  await shown(/^Batch/, 'Morning batch, Baisakh');
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await shown(/^Batch/, '#1 (no longer offered)');
  await submit();
  for (const name of [/^Model Set/, /^Batch/]) {
    await waitFor(async () => expect(await box(name)).toHaveAccessibleDescription('Must be of the chosen course and year'));
  }
  expect(saved).not.toHaveBeenCalled();
});

test('text typed while the choices load stays, and finds them once they have loaded', async () => {
  const { between, gate } = gateBefore('getBatchSelect');
  const { user } = await openForm(ofYear, yearInputs, { ...staff, between, record: { courses: 1, year: 2026 } });
  const batch = await box(/^Batch/);
  await user.type(batch, 'week working');
  expect(await screen.findByText('Loading')).toBeVisible();
  gate.open();
  expect(await screen.findByRole('option', { name: /^Weekend batch/ })).toBeVisible();
  expect(batch).toHaveDisplayValue('week working');
  expect(batch).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(batch).toHaveDisplayValue(/^Weekend batch/);
});

test('choices that fail to load are reported at the field and can be loaded again; the rest stays', async () => {
  const { between, gate } = gateBefore('getSubCourseSelectById');
  gate.isBroken = true;
  const { user, submit, saved } = await openForm(chain, chainInputs, { ...staff, between, record: lesson });
  expect(await screen.findByText('Subcourse could not be loaded: Not now')).toBeVisible();
  await shown(/^Main Topic/, /./);
  gate.isBroken = false;
  gate.open();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shown(/^Subcourse/, 'General Awareness');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(lesson));
});

test('in Nepali it speaks Nepali, and finds names by the digits of either script', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await openForm(ofYear, yearInputs, { ...staff, record: { courses: 1 } });
  expect(await box(/^ब्याच/)).toHaveAccessibleDescription('पहिले छान्नुहोस्: साल (ई.सं.)');
  await user.click(await box(/^साल/));
  await user.click(await screen.findByRole('option', { name: '२०२६' }));
  await user.type(await box(/^मोडल सेट/), 'अधिकृत 3');
  expect(await screen.findByRole('option', { name: 'शाखा अधिकृत नमुना प्रश्नपत्र ३' })).toBeVisible();
});
