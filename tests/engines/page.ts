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
export const script = `globalThis.inPage = (() => { ${[lookUp, isReady, valueOf].join('\n')}; return { lookUp, isReady, valueOf }; })();`;
