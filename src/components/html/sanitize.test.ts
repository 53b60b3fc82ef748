import { expect, test } from 'vitest';
import { sanitize } from './sanitize';

const hostile = {
  script: '<script>alert(1)</script>',
  handler: '<img src="/a.png" onerror="alert(1)">',
  'script link': '<a href="javascript:alert(1)">x</a>',
  'data link': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'false sign-in form': '<form action="https://evil.test"><input name="password"><button>Sign in</button></form>',
  'page-wide overlay': '<div style="position:fixed;inset:0;z-index:9999">x</div>',
  'style sheet': '<style>body{display:none}</style>',
  template: '<template><p>display</p></template>',
  'foreign background': '<p style="background-image:url(https://evil.test/x)">x</p>',
  base: '<base href="https://evil.test/">',
  refresh: '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  frame: '<iframe src="https://evil.test"></iframe>',
  svg: '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  'borrowed overlay': '<div class="MuiBackdrop-root">x</div>',
  'overlay under the name that styles wait under': '<div data-parked-style="position:fixed;inset:0">x</div>',
  'named element': '<a id="root" name="root">x</a>',
};

test.each(Object.entries(hostile))('content loses a %s', (_name, html) => {
  const clean = sanitize(html, 'content');
  expect(clean).not.toMatch(
    /script|onerror|javascript|data:|<form|<input|<button|position|<style|<template|display|url\(|<base|<meta|<iframe|<svg|\bid=|\bname=|class=|parked/i,
  );
});

test.each(Object.entries(hostile))('a comment loses a %s', (_name, html) => {
  expect(sanitize(html, 'comment')).not.toMatch(
    /script|onerror|javascript|data:|<(?!\/?(b|i|a|p|ul|ol|li|br|code)\b)|style|\bid=|\bname=/i,
  );
});

test('content keeps what an author writes', () => {
  const html =
    '<h2>संविधान</h2><p style="text-align: center;"><strong>Part 1</strong></p><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(sanitize(html, 'content')).toBe(html);
});

test.each([
  ['in quotes', '<p lang="ne" style="color: red">x</p>', '<p lang="ne" style="color: red;">x</p>'],
  ['in capitals', "<P STYLE = 'color: red'>x</P>", '<p style="color: red;">x</p>'],
  ['without quotes', '<p style=color:red>x</p>', '<p style="color: red;">x</p>'],
  ['that is only spoken of', '<p title="a style=b">a style="b"</p>', '<p title="a style=b">a style="b"</p>'],
])('a style %s', (_where, html, clean) => {
  expect(sanitize(html, 'content')).toBe(clean);
});

test('a link opens beside the product and tells it nothing', () => {
  expect(sanitize('<a href="https://psc.gov.np">PSC</a>', 'comment')).toBe(
    '<a href="https://psc.gov.np" target="_blank" rel="noopener noreferrer nofollow">PSC</a>',
  );
});
