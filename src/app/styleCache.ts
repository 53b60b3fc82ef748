import createCache, { type StylisPlugin } from '@emotion/cache';

/**
 * Writes styles for the browsers that the product is built for. MUI and emotion's own prefixer name the same pseudo-element once for each of
 * the older ones, and a browser throws for each name that isn't its own: 19 times until a list with its tools is shown, and six times
 * for each kind of input that a form brings.
 */
const forTodaysBrowsers: StylisPlugin = (element) => {
  if (element.type === 'rule') {
    const selectors = [element.props].flat().map((selector) => selector.replace('::-webkit-input-placeholder', '::placeholder'));
    element.props = selectors;
    // A comment is written nowhere.
    if (selectors.some((selector) => /::?-(?:moz|ms)-/.test(selector))) element.type = 'comm';
  }
  // Safari knows it with its prefix alone.
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};

/** Where the styles of all components are kept. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [forTodaysBrowsers] });
