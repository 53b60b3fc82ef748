import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import { remarks, text } from '@/contract/fields';
import { TextInput } from './TextInput';

const schema = z.object({ course_name: text(3, 50, ['more_than', 'cannot_exceed_from']), modified_remarks: remarks(4, 100) });

test('typed text is limited before it is counted', async () => {
  const { user } = await renderWidget(
    <RecordForm schema={schema} save={async () => undefined} onSaved={() => undefined} drafts="none">
      <TextInput source="course_name" />
      <TextInput source="modified_remarks" />
    </RecordForm>,
  );
  const name = await screen.findByRole('textbox', { name: /^Course Name/ });
  expect(name).toHaveAccessibleDescription('3 to 50 characters');
  await user.type(name, 'a');
  expect(name).toHaveAccessibleDescription('1/50');
  await user.clear(name);
  expect(name).toHaveAccessibleDescription('3 to 50 characters');
});

test('characters are counted as the form will count them', async () => {
  const { user } = await renderWidget(
    <RecordForm schema={schema} save={async () => undefined} onSaved={() => undefined} drafts="none">
      <TextInput source="course_name" />
      <TextInput source="modified_remarks" multiline />
    </RecordForm>,
  );
  await user.type(await screen.findByRole('textbox', { name: /^Course Name/ }), ' 😀  पाठ ');
  expect(await screen.findByText('5/50')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Modified Remarks/ }), ' 😀{Enter}{Enter}x ');
  expect(await screen.findByText('4/100')).toBeVisible();
});
