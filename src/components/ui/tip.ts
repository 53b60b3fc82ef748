/** The side of a tip: below its anchor, or to the right. */
export type TipSide = 'bottom' | 'right';

export interface Tip {
  anchor: Element;
  text: string;
  side: TipSide;
}

/** Returns the attributes of a tip for an icon button: it is shown on hover and keyboard focus. The button's name is its `aria-label`. */
export const tip = (text: string, side: TipSide = 'bottom') => ({ 'data-tip': text, 'data-tip-side': side });

/** How long something is hovered before its tip is shown, in milliseconds. */
export const tipRest = 400;

/**
 * Reports the tip to show, if any; returns a function that ends it. There is one for the whole document: a tip for each icon would be
 * rendered and measured with each row of each list.
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
    // A tip being read stays under the pointer; a finger has pressed already.
    if (pointerType === 'touch' || isTip(target)) return;
    const pointed = anchorOf(target);
    // A pressed button shows no tip until the pointer leaves it: the tip would cover the next one.
    if (pointed !== pressed) pressed = undefined;
    if (!pressed) turnTo(pointed);
  };
  const onFocus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && turnTo(anchorOf(target));
  const onPress = ({ target }: Event) => {
    pressed = anchorOf(target);
    // A disabled action says why to a finger too.
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
