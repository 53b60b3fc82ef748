import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test } from 'vitest';
import { FileLink } from './DownloadButton';

const path = 'resources/a1/लोक सेवा (1).pdf';

test('a server’s file is a link that opens beside the product', async () => {
  await renderWidget(<FileLink path={path} />, { mode: 'http', media: 'https://files.example.np' });
  const link = screen.getByRole('link', { name: 'लोक सेवा (1).pdf' });
  expect(link).toHaveAttribute('href', `https://files.example.np/media/resources/a1/${encodeURIComponent('लोक सेवा (1).pdf')}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('where no address leads to the file, its name stands alone', async () => {
  await renderWidget(<FileLink path={path} />);
  expect(document.body).toHaveTextContent('लोक सेवा (1).pdf');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
