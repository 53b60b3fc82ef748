import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { renderWidget } from './renderWidget';

interface FormOptions extends NonNullable<Parameters<typeof renderWidget>[2]> {
  record?: FormValues;
  save?: (values: FormValues) => Promise<unknown>;
}

/** Opens a record form with these inputs and its save button. */
export async function openForm(
  schema: z.ZodMiniObject,
  inputs: ReactNode,
  { record = {}, save = async () => undefined, ...options }: FormOptions = {},
) {
  const saved = vi.fn(save);
  const view = await renderWidget(
    <RecordForm schema={schema} record={record} save={saved} onSaved={() => undefined} drafts="none">
      {inputs}
    </RecordForm>,
    {},
    options,
  );
  const button = await screen.findByRole('button', { name: /^(Save|सुरक्षित गर्नुहोस्)$/ });
  return { ...view, saved, submit: () => view.user.click(button) };
}
