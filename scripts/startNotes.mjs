/** Runs in the page before all else: sums up by how much tasks exceed 50 ms. */
export function noteBlocking() {
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: records the time from the navigation to the frame that shows the element, in milliseconds. */
export function noteShown(selector) {
  const look = () => {
    if (document.querySelector(selector)) {
      window.noted = { at: performance.now(), blocked: window.blocked };
      performance.mark('noted');
    } else requestAnimationFrame(look);
  };
  window.noted = undefined;
  look();
}

/**
 * Runs in the page: records the same from an action to the frame in which the element's text changes; for going back, to the frame in which
 * the form is gone.
 */
export function noteChange({ action, selector }) {
  const shown = () => document.querySelector(selector)?.textContent;
  const [before, start] = [shown(), performance.now()];
  performance.mark('begun');
  const isDone = () =>
    action.back ? shown() !== undefined && !document.querySelector('form input[name=category_name]') : shown() !== before;
  const look = () => {
    if (isDone()) {
      window.noted = { at: performance.now() - start };
      performance.mark('noted');
    } else requestAnimationFrame(look);
  };
  window.noted = undefined;
  if (action.back) history.back();
  else document.querySelector(action.click).click();
  requestAnimationFrame(look);
}

/** Runs in the page: records the time from the next key to the frame after it, in milliseconds. */
export function noteKey() {
  const note = ({ timeStamp }) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.noted = { at: performance.now() - timeStamp };
      }),
    );
  window.noted = undefined;
  document.addEventListener('keydown', note, { once: true, capture: true });
}
