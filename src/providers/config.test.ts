import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config';

test('what is left out has its default', () => {
  expect(parseConfig({ mode: 'demo' })).toEqual({
    mode: 'demo',
    api: '',
    websocket: '',
    media: '',
    history: true,
    historyDays: 365,
    signUp: true,
    paths: {},
  });
});

test('addresses lose the slash at their end', () => {
  const config = {
    mode: 'http',
    api: 'https://api.example.np/v1/',
    websocket: 'wss://api.example.np/',
    media: 'https://files.example.np',
  };
  expect(parseConfig({ ...config, paths: { login: '/oauth/token' } })).toEqual({
    mode: 'http',
    api: 'https://api.example.np/v1',
    websocket: 'wss://api.example.np',
    media: 'https://files.example.np',
    history: false,
    historyDays: 365,
    signUp: true,
    paths: { login: '/oauth/token' },
  });
});

test('what is on the same site has a path', () => {
  const config = { mode: 'http', api: '/desk', websocket: '/desk/', media: '/files' };
  expect(parseConfig(config)).toMatchObject({ api: '/desk', websocket: '/desk', media: '/files' });
  expect(() => parseConfig({ ...config, api: '//evil.test' })).toThrow(ConfigError);
});

test.each([
  [null, ['It must be a JSON object.']],
  [{}, ['“mode” must be "demo" or "http".']],
  [{ mode: 'demo', api: 'api.example.np' }, ['“api” must be empty, or an address that begins with https:// or http://.']],
  [{ mode: 'demo', websocket: 'https://x.np' }, ['“websocket” must be empty, or an address that begins with wss:// or ws://.']],
  [{ mode: 'http', history: 'yes' }, ['“history” must be true or false.']],
  [{ mode: 'http', signUp: 'no' }, ['“signUp” must be true or false.']],
  [{ mode: 'http', officeName: 7 }, ['“officeName” must be a text.']],
  [{ mode: 'http', historyDays: 0 }, ['“historyDays” must be a whole number from 1.']],
  [{ mode: 'demo', paths: { login: 'auth/login' } }, [expect.stringContaining('“paths”')]],
])('%j is refused with its reasons', (value, reasons) => {
  expect(() => parseConfig(value)).toThrow(ConfigError);
  expect(() => parseConfig(value)).toThrow(expect.objectContaining({ reasons }));
});

test('all reasons are told at once', () => {
  expect(() =>
    parseConfig({ mode: 'x', api: 1, websocket: 2, media: 3, history: 4, historyDays: 'x', signUp: 6, paths: 5 }),
  ).toThrow(expect.objectContaining({ reasons: expect.objectContaining({ length: 8 }) }));
});
