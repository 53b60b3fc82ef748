import { CacheProvider } from '@emotion/react';
import { Button, TextField } from '@mui/material';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { styleCache } from './styleCache';

test('styles name each pseudo-element once, as the browsers of today do', () => {
  render(
    <CacheProvider value={styleCache}>
      <Button>Save</Button>
      <TextField label="Name" placeholder="A name" />
    </CacheProvider>,
  );
  const rules = styleCache.sheet.tags.map(({ textContent }) => textContent);
  expect(rules.filter((rule) => rule.includes('::placeholder'))).not.toEqual([]);
  expect(rules.filter((rule) => /::?-(?:moz|ms|webkit-input)-/.test(rule))).toEqual([]);
  expect(rules.filter((rule) => rule.startsWith('{'))).toEqual([]);
  expect(rules.filter((rule) => rule.includes('-webkit-user-select:none;user-select:none;'))).not.toEqual([]);
});
