/** A key press: the browser's own, not React's. */
type KeyPress = Pick<KeyboardEvent, 'isComposing'>;

/** The code of a key that an input method has taken. */
const taken = 229;

/**
 * Whether a key belongs to an input method, such as one for Devanagari: its Enter chooses a word, and does nothing else. Safari ends the
 * composition before the key that ended it, and tells only by the code.
 */
export const isOfInputMethod = (press: KeyPress): boolean => press.isComposing || Reflect.get(press, 'keyCode') === taken;
