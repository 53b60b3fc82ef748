import { expect, test } from 'vitest';
import { z } from 'zod';
import { formFields } from './decode';

const schema = z.object({
  lesson: z.int(),
  courses: z.array(z.int()).optional(),
  resources: z.array(z.file()),
  title: z.string(),
  order: z.int().nullable(),
});

test('a form becomes what its schema expects: lists from repeated keys, numbers from digits, files as they are', () => {
  const form = new FormData();
  const file = new File(['%PDF'], 'syllabus.pdf', { type: 'application/pdf' });
  form.append('lesson', '12');
  form.append('courses', '3');
  form.append('courses', '4');
  form.append('resources', file);
  form.append('title', '2083');
  form.append('order', '');
  const fields = formFields(form, schema);
  expect(fields).toEqual({ lesson: 12, courses: [3, 4], resources: [expect.any(File)], title: '2083', order: '' });
});
