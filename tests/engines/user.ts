import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Tab } from './driver';

const library = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

/** An accessible name: the whole of it, or a pattern. */
type Name = string | RegExp;

/** What a person does and sees in a tab; whatever it is about is waited for. Elements are found by their role and accessible name. */
export type User = ReturnType<typeof userOf>;

export function userOf(tab: Tab, site: string) {
  const within = async <Result>(work: (...args: string[]) => Result, ...args: string[]): Promise<Result> => {
    // A page that has just been opened lacks the functions.
    if (!(await tab.run(() => 'inPage' in globalThis))) await tab.inject(`${library}\n${script}`);
    return tab.run(work, ...args);
  };
  const until = (what: string, check: () => Promise<boolean>) => expect.poll(check, { message: what }).toBe(true);
  const ready = (role: string, name: Name) =>
    until(`${role} ${name} can be used`, () =>
      within((role = '', pattern = '') => inPage.isReady(role, pattern), role, patternOf(name)),
    );
  const click = async (role: string, name: Name) => {
    await ready(role, name);
    const press = () => tab.click((role = '', pattern = '') => inPage.lookUp(role, pattern), role, patternOf(name));
    // Something that comes or goes may be over it for a moment: nothing was pressed then.
    await until(`nothing is over ${role} ${name}`, () => press().then(() => true, isCovered));
  };
  return {
    ...tab,
    until,
    ready,
    click,
    goto: (path: string) => tab.goto(site + path),
    async focus(role: string, name: Name) {
      await ready(role, name);
      await within((...found) => inPage.lookUp(found[0], found[1])?.focus(), role, patternOf(name));
    },
    async fill(role: string, name: Name, text: string) {
      await click(role, name);
      // An editor that has just got the focus may still put its cursor somewhere.
      await until(`all of ${role} ${name} is selected`, async () => {
        await tab.press('Control', 'a');
        return tab.run(isSelected);
      });
      await tab.type(text);
    },
    /** Enters a text at once, as from the clipboard: of one that is typed slowly, a draft may have the beginning. */
    async paste(role: string, name: Name, text: string) {
      await click(role, name);
      await tab.run((pasted) => {
        const input = document.activeElement;
        if (input instanceof HTMLInputElement) input.setRangeText(pasted);
        input?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      }, text);
    },
    async choose(path: string) {
      await until('a file can be chosen', () => tab.run(() => document.querySelector('input[type=file]') !== null));
      await tab.choose(path, () => document.querySelector('input[type=file]'));
    },
    see: (role: string, name: Name) =>
      until(`${role} ${name} is shown`, () =>
        within((role = '', pattern = '') => inPage.lookUp(role, pattern) !== undefined, role, patternOf(name)),
      ),
    gone: (role: string, name: Name) =>
      until(`${role} ${name} is gone`, () =>
        within((role = '', pattern = '') => inPage.lookUp(role, pattern) === undefined, role, patternOf(name)),
      ),
    /** Waits until the page shows a text. */
    read: (text: string) =>
      until(`“${text}” is shown`, () => tab.run((wanted) => document.body.innerText.includes(wanted), text)),
    /** Waits until a selector matches. */
    match: (selector: string) =>
      until(`${selector} is there`, () => tab.run((wanted) => document.querySelector(wanted) !== null, selector)),
    value: (role: string, name: Name) =>
      within((role = '', pattern = '') => inPage.valueOf(role, pattern), role, patternOf(name)),
  };
}

/** Whether the text that has the focus is selected, or empty. Runs in the page. */
function isSelected(): boolean {
  const place = document.activeElement;
  if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, value } = place;
    // A box of a number or an email tells of no selection.
    return selectionStart === null || (selectionEnd ?? 0) - selectionStart === value.length;
  }
  return getSelection()?.isCollapsed === false || (place?.textContent ?? '').trim() === '';
}

function isCovered(error: unknown): false {
  if (error instanceof Error && error.message.includes('element click intercepted')) return false;
  throw error;
}

const patternOf = (name: Name) => (name instanceof RegExp ? name.source : `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
  /** The functions of this file, where they run: in the page. */
  var inPage: { lookUp: typeof lookUp; isReady: typeof isReady; valueOf: typeof valueOf };
}

/** Returns the last element with this role and a name of this pattern that is shown; undefined where there is none. */
function lookUp(role = '', pattern = ''): HTMLElement | undefined {
  const found = TestingLibraryDom.queryAllByRole(document.body, role, { name: new RegExp(pattern), hidden: true });
  return found.findLast((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]'));
}

/** Whether that element is enabled, stands where it was a moment ago, and isn't covered. */
function isReady(role: string, pattern: string): boolean {
  const element = lookUp(role, pattern);
  if (!element || element.matches(':disabled')) return false;
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const place = `${role} ${pattern} ${[x, y, width, height]}`;
  const stood = document.documentElement.dataset['stood'] === place;
  document.documentElement.dataset['stood'] = place;
  return stood && element.contains(hit);
}

/** Returns what that input holds; null where there is none. */
function valueOf(role: string, pattern: string): string | null {
  const element = lookUp(role, pattern);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;
}

/** The script that puts these functions into a page. */
const script = `globalThis.inPage = (() => { ${[lookUp, isReady, valueOf].join('\n')}; return { lookUp, isReady, valueOf }; })();`;
