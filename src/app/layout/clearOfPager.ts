import { marked } from '@/components/ui/marks';

/** The distance of toasts from the pages below them, in pixels. */
const gap = 8;

/** Puts toasts above the pages of a list wherever they would cover them; the ref of the toasts' place. */
export function clearOfPager(place: HTMLElement | null) {
  if (!place) return undefined;
  const put = () => putClear(place);
  // Toasts come and go, and the pages move with the window, the rows and the scrolling.
  const observer = new ResizeObserver(put);
  observer.observe(place);
  observer.observe(document.body);
  window.addEventListener('scroll', put, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', put);
  };
}

/** How many lines the pages of a list have at most. */
const mostLines = 4;

function putClear(place: HTMLElement) {
  if (place.offsetHeight === 0) return;
  place.style.bottom = '';
  // Above one line they may cover the next.
  for (let line = 0; line < mostLines; line += 1) putAboveCovered(place);
}

function putAboveCovered(place: HTMLElement) {
  const toasts = place.getBoundingClientRect();
  const covered = [...document.querySelectorAll(`${marked('pager')} > *`)]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => meet(part, toasts));
  if (covered.length === 0) return;
  const top = Math.min(...covered.map((part) => part.top));
  place.style.bottom = `${window.innerHeight - top + gap}px`;
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
