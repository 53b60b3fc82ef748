import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { renderWidget } from '@tests/support/renderWidget';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { YearInput } from '@/components/form/inputs/YearInput';
import { FilterForm } from '@/components/list/toolbar/FilterForm';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { reference } from '@/contract/fields';
import { year } from '@/contract/numberFields';
import { BatchInput } from './cascadeInputs';

/** The schema of the search of recordings, whose fields have other names. */
const schema = z.object({ course_id: reference('required'), year, group: reference('required') });
const inputs = (
  <>
    <CourseInput source="course_id" />
    <YearInput source="year" />
    <BatchInput source="group" course="course_id" />
  </>
);

function Row({ searched, onSearch }: { searched: Record<string, number>; onSearch: (values: unknown) => void }) {
  const list = useList<RaRecord>({ data: [] });
  return (
    <ListContextProvider value={{ ...list, filterValues: searched, setFilters: onSearch }}>
      <FilterForm schema={schema} inputs={inputs} />
    </ListContextProvider>
  );
}

const box = (name: RegExp) => screen.findByRole('combobox', { name });

test('a search asks for a batch of its course and year, by the names of its own fields', async () => {
  const onSearch = vi.fn();
  const { user } = await renderWidget(<Row searched={{ course_id: 1, year: 2025 }} onSearch={onSearch} />, {}, { as: 'staff' });
  await user.click(await box(/^Batch/));
  await user.click(await screen.findByRole('option', { name: 'Morning batch 2025' }));
  // The box may be too narrow for it.
  expect(await screen.findByTitle('Morning batch 2025')).toContainElement(await box(/^Batch/));
  await user.click(await box(/^Year/));
  await user.click(await screen.findByRole('option', { name: '2026' }));
  expect(await box(/^Batch/)).toHaveDisplayValue('');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(async () => expect(await box(/^Batch/)).toHaveAccessibleDescription('This field is required'));
  expect(onSearch).not.toHaveBeenCalled();
  await user.click(await box(/^Batch/));
  await user.click(await screen.findByRole('option', { name: 'Online batch A' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ course_id: 1, year: 2026, group: 5 }));
  // The list of choices fades out, and hides the page until it is gone.
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument());
  expect(await axeFaults()).toEqual([]);
});

test('a batch whose name was typed in full is empty once the course of the search is changed', async () => {
  const { user } = await renderWidget(
    <Row searched={{ course_id: 1, year: 2025 }} onSearch={() => undefined} />,
    {},
    { as: 'staff' },
  );
  await user.type(await box(/^Batch/), 'Morning batch 2025');
  await user.click(await screen.findByRole('option', { name: 'Morning batch 2025' }));
  await user.click(await box(/^Year/));
  await user.click(await screen.findByRole('option', { name: '2026' }));
  await waitFor(async () => expect(await box(/^Batch/)).toHaveDisplayValue(''));
});

test('a search in the address is shown in its inputs, even if it isn’t among the choices', async () => {
  await renderWidget(<Row searched={{ course_id: 1, year: 2026, group: 7 }} onSearch={() => undefined} />, {}, { as: 'staff' });
  await waitFor(async () => expect(await box(/^Batch/)).toHaveDisplayValue('#7 (no longer offered)'));
});
