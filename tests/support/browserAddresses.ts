import { addressOf, browserGuise, browserLocale, isAlias, screens } from './addresses';
import { formPaths } from './formPaths';
import { missingKey } from './missingKeys';

/** What the browser's tests know of the product's addresses, as JSON. */
export const browserAddresses = JSON.stringify({
  /** Every screen by its own address, and how it is opened. */
  screens: Object.keys(screens)
    .filter((path) => !isAlias(path))
    .map((path) => ({ path, address: addressOf(path), locale: browserLocale(path), guise: browserGuise(path) })),
  /** The addresses of all forms but the one of steps. */
  forms: formPaths.map(addressOf),
  /** A pattern of the texts that are shown by their key. */
  missingKey: missingKey.source,
});
