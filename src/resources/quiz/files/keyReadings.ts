import { folded } from '@/domain/characters';
import { asciiDigits } from '@/domain/digits';
import { lookOf } from '@/domain/lookOf';
import { optionPlace } from '@/domain/optionPlace';
import { readableText } from '@/domain/readableText';

/** The options that a key means, as indices from 0, by each way to read it; undefined where it can't be read so. */
interface KeyReadings {
  /** As numbers or letters: `2`, `1, 3`, `२`, `(b)`, `ख`. */
  numbered: readonly number[] | undefined;
  /** As the text of an option, or of several. */
  named: readonly number[] | undefined;
}

/** Reads a key, HTML, in both ways. */
export function keyReadings(key: string, options: readonly string[]): KeyReadings {
  const places = placesNamed(key)?.map(({ place }) => place);
  const isWithin = places?.every((place) => place >= 0 && place < options.length);
  return { numbered: isWithin ? places : undefined, named: placesOfTexts(key, options) };
}

/** Returns the options that a key names by numbers or letters, whether there are so many or not; undefined where it has anything else. */
export function placesNamed(key: string): { written: string; place: number }[] | undefined {
  const named = asciiDigits(readableText(key))
    .replace(/(options?|choice|विकल्प)[\s_.:-]*/gi, 'option_')
    .split(/[\s,;|/&+、]+/)
    .filter((written) => written !== '' && !joining.has(written.toLowerCase()))
    .map((written) => ({ written, place: optionPlace(written) }));
  const found = named.flatMap(({ written, place }) => (place === undefined ? [] : [{ written, place }]));
  return found.length > 0 && found.length === named.length ? found : undefined;
}

const joining = new Set(['and', 'र']);

/** Finds the options by the whole key first, then by each of its parts. */
function placesOfTexts(key: string, options: readonly string[]): readonly number[] | undefined {
  const looks = options.map(lookOf);
  const whole = placeOfLook(lookOf(key), looks);
  if (whole !== undefined) return [whole];
  const parts = key.split(/[,;|\n]|<br>/).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > options.length) return undefined;
  const places = parts.flatMap((part) => placeOfLook(lookOf(part), looks) ?? []);
  return places.length === parts.length ? places : undefined;
}

/** Finds the option that looks the same; if there is none, the only one that differs in its case, or in the script of its digits. */
function placeOfLook(look: string, looks: readonly string[]): number | undefined {
  if (look === '') return undefined;
  if (looks.includes(look)) return looks.indexOf(look);
  const same = looks.flatMap((other, place) => (alike(other) === alike(look) ? [place] : []));
  return same.length === 1 ? same[0] : undefined;
}

const alike = (look: string): string => folded(asciiDigits(look));
