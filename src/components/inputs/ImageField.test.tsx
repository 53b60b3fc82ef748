import { screen, waitFor } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { RecordForm } from '@/components/form/RecordForm';
import { image } from '@/contract/fields';
import { ImageField } from './ImageField';

const schema = z.object({ subcourse_icon: image });
const png = new File(['pixels'], 'Geography.png', { type: 'image/png' });
const pdf = new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' });

async function open() {
  const urls = followObjectUrls();
  const save = vi.fn(async () => undefined);
  const view = await renderWidget(
    <RecordForm schema={schema} save={save} onSaved={() => undefined}>
      <ImageField source="subcourse_icon" />
    </RecordForm>,
  );
  const input = await screen.findByLabelText<HTMLInputElement>(/Choose an image/);
  return { ...view, urls, save, input };
}

const preview = () => screen.queryByRole('presentation', { hidden: true });
