/** Where a tip stands: below what it names, or beside it. */
export type TipSide = 'bottom' | 'right';

export interface Tip {
  anchor: Element;
  text: string;
  side: TipSide;
}

/** For a button that is an icon: what it says while it is pointed at or has the keyboard's focus. Its name is its `aria-label`. */
export const tip = (text: string, side: TipSide = 'bottom') => ({ 'data-tip': text, 'data-tip-side': side });

/** How long something is pointed at before its tip comes, in milliseconds. */
export const tipRest = 400;

/**
 * Tells which tip is to be shown, if any, for as long as it isn't ended by what it returns. One for the whole document: one for each icon
 * would be drawn, measured and drawn anew with each row of each list.
 */
export function watchTips(show: (tip: Tip | undefined) => void): () => void {
  let anchor: Element | undefined;
  let pressed: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turnTo = (next: Element | undefined) => {
    if (next === anchor) return;
    anchor = next;
    clearTimeout(timer);
    show(undefined);
    if (next) timer = setTimeout(() => show(tipOf(next)), tipRest);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    // What is read isn't taken away from under the pointer; a finger has pressed already.
    if (pointerType === 'touch' || isTip(target)) return;
    const pointed = anchorOf(target);
    // What was pressed has said enough, until it is left: its tip would lie over the next one.
    if (pointed !== pressed) pressed = undefined;
    if (!pressed) turnTo(pointed);
  };
  const onFocus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && turnTo(anchorOf(target));
  const onPress = ({ target }: Event) => {
    pressed = anchorOf(target);
    // What can't be done says why to a finger too.
    turnTo(pressed?.ariaDisabled === 'true' ? pressed : undefined);
  };
  const leave = () => turnTo(undefined);

  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', leave, { signal });
  document.addEventListener('click', onPress, { signal });
  document.addEventListener('keydown', leave, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('[data-tip]') ?? undefined) : undefined;

const isTip = (target: EventTarget | null) => target instanceof Element && target.closest('[role=tooltip]') !== null;

function tipOf(anchor: Element): Tip | undefined {
  const text = anchor.getAttribute('data-tip');
  const side = anchor.getAttribute('data-tip-side') === 'right' ? 'right' : 'bottom';
  return anchor.isConnected && text ? { anchor, text, side } : undefined;
}
