/** Runs in the page before all else: sums up by how much tasks exceed 50 ms, and lets the other notes wait for the end of a frame. */
export function prepareNotes() {
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  // Called in a frame: the next task runs once that has its layout, and is painted.
  window.atFrameEnd = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(undefined);
  };
}

/** Runs in the page: promises, as `noted`, the time from the navigation to the end of the frame that shows the element, in milliseconds. */
export function noteShown(selector) {
  window.noted = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else
        window.atFrameEnd(() => {
          resolve({ at: performance.now(), blocked: window.blocked });
          performance.mark('noted');
        });
    };
    requestAnimationFrame(look);
  });
}

/**
 * Runs in the page: promises the same from an action to the end of the frame in which the element's text changes; for going back, of that in
 * which the form is gone.
 */
export function noteChange({ action, selector }) {
  const shown = () => document.querySelector(selector)?.textContent;
  const [before, start] = [shown(), performance.now()];
  performance.mark('begun');
  const isDone = () =>
    action.back ? shown() !== undefined && !document.querySelector('form input[name=category_name]') : shown() !== before;
  window.noted = new Promise((resolve) => {
    const look = () => {
      if (!isDone()) requestAnimationFrame(look);
      else
        window.atFrameEnd(() => {
          resolve({ at: performance.now() - start });
          performance.mark('noted');
        });
    };
    requestAnimationFrame(look);
  });
  if (action.back) history.back();
  else document.querySelector(action.click).click();
}

/** Runs in the page: promises the time from the next key to the end of the frame after it, in milliseconds. */
export function noteKey() {
  window.noted = new Promise((resolve) => {
    const note = ({ timeStamp }) =>
      requestAnimationFrame(() => window.atFrameEnd(() => resolve({ at: performance.now() - timeStamp })));
    document.addEventListener('keydown', note, { once: true, capture: true });
  });
}
