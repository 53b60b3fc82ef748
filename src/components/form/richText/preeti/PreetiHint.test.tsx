import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PreetiHint } from './PreetiHint';

function Text({ first }: { first: string }) {
  const [html, setHtml] = useState(first);
  return (
    <>
      <output>{html}</output>
      <button type="button" onClick={() => setHtml((text) => `${text}<p>!</p>`)}>
        Type
      </button>
      <PreetiHint html={html} onMake={setHtml} />
    </>
  );
}

const typed = '<p>nf]s ;]jf cfof]u</p>';
const written = '<p>लोक सेवा आयोग</p>';

test('a text for the Preeti font is offered in Unicode, and the original again until it is changed', async () => {
  const { user } = await renderWidget(<Text first={typed} />);
  const text = screen.getByRole('status', { name: '' });
  expect(await screen.findByText('Looks like text for the Preeti font: “लोक सेवा आयोग”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Convert to Unicode' }));
  expect(text).toHaveTextContent(written);
  expect(screen.queryByText(/^Looks like/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the original' }));
  expect(text).toHaveTextContent(typed);
  await user.click(await screen.findByRole('button', { name: 'Convert to Unicode' }));
  await user.click(screen.getByRole('button', { name: 'Type' }));
  expect(screen.queryByRole('button', { name: 'Back to the original' })).not.toBeInTheDocument();
});

test('nothing is said of any other text', async () => {
  await renderWidget(<Text first="<p>Public Service; Nepal</p>" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
