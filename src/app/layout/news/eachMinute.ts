/** In milliseconds. */
const minute = 60_000;

/** Does something now and then each minute, or later, once the tab is seen again; whatever becomes of the clock. Returns what ends it. */
export function eachMinute(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  const onTime = () => {
    clearTimeout(timer);
    // Once it is seen again, this is called anew.
    if (document.hidden) return;
    const now = performance.now();
    if (now >= due) {
      due = now + minute;
      work();
    }
    timer = setTimeout(onTime, due - now);
  };
  onTime();
  document.addEventListener('visibilitychange', onTime);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onTime);
  };
}
