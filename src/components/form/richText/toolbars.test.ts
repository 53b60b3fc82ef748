import { fireEvent, screen, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepLocale } from '@/providers/i18n/locale';
import { formMessages } from '../messages';
import { formMessagesNe } from '../messages.ne';
import { editors } from './editors';
import { joditLinkForm } from './jodit/joditEditor';
import { mountEditor } from './mountEditor';

const tools = { en: formMessages.rich_text.tools, ne: formMessagesNe.rich_text.tools };
const names = ['ck', 'quill', 'jodit', 'tiptap'] as const;
const inBoth = names.flatMap((name) => [{ name, language: 'en' } as const, { name, language: 'ne' } as const]);

async function open(name: (typeof names)[number], language: keyof typeof tools) {
  const place = document.body.appendChild(document.createElement('div'));
  const say = (tool: keyof typeof tools.en) => tools[language][tool];
  const options = {
    language,
    say,
    onChange: vi.fn(),
    onBlur: vi.fn(),
    onPaste: vi.fn(),
    onPictures: vi.fn(),
    media: { fetch: vi.fn() },
    onFormula: vi.fn(),
  };
  const editor = await mountEditor(place, await editors[name].load(), options);
  onTestFinished(() => {
    editor.destroy();
    place.remove();
  });
  keepLocale(language);
  await renderWidget(editor.tools);
  return { place, toolbar: screen.getByRole('toolbar', { name: tools[language].toolbar }) };
}

const foreign = /[a-z]/i;
/** Returns the page's words outside of the text, both visible ones and those for screen readers. */
const wordsOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].flatMap((part) => [
    ...['aria-label', 'title', 'placeholder', 'data-cke-tooltip-text'].map((name) => part.getAttribute(name) ?? ''),
    ...[...part.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim()),
  ]);

test('the tools have no foreign letters in Nepali', () => {
  expect(Object.values(tools.ne).filter((text) => foreign.test(text))).toEqual([]);
});

test.each(inBoth)('$name names every button of its toolbar in $language', async ({ name, language }) => {
  const { toolbar } = await open(name, language);
  const buttons = within(toolbar).getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(9);
  // The list of text styles starts with the chosen style.
  const ours = new RegExp(`^(${Object.values(tools[language]).join('|')}|, )+$`);
  for (const button of buttons) expect(button).toHaveAccessibleName(expect.stringMatching(ours));
});

test.each(['en', 'ne'] as const)(
  'Quill shows the names of its buttons in %s, and has the words of its link box',
  async (language) => {
    const { place, toolbar } = await open('quill', language);
    for (const button of within(toolbar).getAllByRole('button')) expect(button).toHaveAccessibleName(button.title);
    expect(place.querySelector('.ql-tooltip input')).toHaveAccessibleName(tools[language].link_address);
    expect(place.querySelector('.ql-tooltip')).toHaveAttribute('data-address', tools[language].link_address);
    expect(place.querySelector('.ql-remove')).toHaveAttribute('data-remove', tools[language].remove_link);
  },
);

test('Jodit asks for a link in the language of the page', () => {
  const form = document.createElement('div');
  form.innerHTML = joditLinkForm((tool) => tools.ne[tool]);
  expect(wordsOf(form).filter((word) => foreign.test(word))).toEqual([]);
  expect(within(form).getByRole('textbox', { name: tools.ne.link_address })).not.toBeNull();
});

test('Jodit offers the sizes of a table in the language of the page', async () => {
  const { toolbar } = await open('jodit', 'ne');
  fireEvent.click(within(toolbar).getByRole('button', { name: tools.ne.insert_table }));
  const sizes = await screen.findByRole('grid', { name: tools.ne.table_size });
  expect(within(sizes).getByRole('gridcell', { name: '2 × 3' })).toBeVisible();
});

test('CKEditor helps with the keyboard in the language of the page', async () => {
  const { place } = await open('ck', 'ne');
  fireEvent.keyDown(within(place).getByRole('textbox'), { key: '0', keyCode: 48, altKey: true });
  const help = screen.getByRole('dialog', { hidden: true });
  // Names of keys are the same in every language.
  for (const key of help.querySelectorAll('kbd')) key.remove();
  expect(wordsOf(help).filter((word) => foreign.test(word.replace(/Esc|Alt|Enter/g, '')))).toEqual([]);
});

test.each(['en', 'ne'] as const)('TipTap shows the names of its buttons in %s, and asks for a link in it', async (language) => {
  const { toolbar } = await open('tiptap', language);
  for (const button of within(toolbar).getAllByRole('button')) expect(button).toHaveAccessibleName(button.title);
  fireEvent.click(within(toolbar).getByRole('button', { name: tools[language].link }));
  const form = await screen.findByRole('dialog', { name: tools[language].link });
  expect(within(form).getByRole('textbox', { name: tools[language].link_address })).toHaveFocus();
  expect(within(form).getByRole('button', { name: tools[language].save })).toBeVisible();
});
