/** The tool to focus next, by key. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a toolbar one stop of the Tab key, as ARIA describes: arrows move between tools, and Tab returns to the last one. Otherwise one
 * would tab through the tools of each field. Returns a function that ends it.
 */
export function oneTabStop(toolbar: HTMLElement): () => void {
  let current: HTMLButtonElement | undefined;
  const tools = () => [...toolbar.querySelectorAll('button')].filter((tool) => !tool.disabled);

  const apply = () => {
    const all = tools();
    const stop = current && all.includes(current) ? current : all[0];
    for (const tool of all) {
      const tabIndex = tool === stop ? 0 : -1;
      if (tool.tabIndex !== tabIndex) tool.tabIndex = tabIndex;
    }
  };
  const come = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    current = target;
    apply();
  };
  const move = (event: KeyboardEvent) => {
    const all = tools();
    const place = all.findIndex((tool) => tool === event.target);
    const to = all[steps[event.key]?.(place, all.length - 1) ?? -1];
    if (place < 0 || !to) return;
    event.preventDefault();
    to.focus();
  };

  // Tools are added, removed and disabled as the text changes.
  const changes = new MutationObserver(apply);
  changes.observe(toolbar, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] });
  toolbar.addEventListener('focusin', come);
  toolbar.addEventListener('keydown', move);
  apply();
  return () => {
    changes.disconnect();
    toolbar.removeEventListener('focusin', come);
    toolbar.removeEventListener('keydown', move);
  };
}
