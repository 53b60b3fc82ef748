/** What the keys of the Preeti font show. `m` and `{` change the letter before them: `rules` knows them. */
const shown: Readonly<Record<string, string>> = {
  ...byKey('abcdefghijkl', 'ब द अ म भ ा न ज ष् व प ि'),
  ...byKey('nopqrstuvwxyz', 'ल य उ त्र च क त ग ख ध ह थ श'),
  ...byKey('ABCDEFGHIJKLM', 'ब् द्य ऋ म् भ् ँ न् ज् क्ष् व् प् ी ः'),
  ...byKey('NOPQRSTUVWXYZ', 'ल् इ ए त्त च् क् त् ग् ख् ध् ह् थ् श्'),
  ...byKey('0123456789', 'ण् ज्ञ द्द घ द्ध छ ट ठ ड ढ'),
  ...byKey(')!@#$%^&*(', '० १ २ ३ ४ ५ ६ ७ ८ ९'),
  ...byKey('`~-_=+[]}\\|;:\'"<.>/?', 'ञ ञ् ( ) . ं ृ े ै ् ्र स स् ु ू ? । श्र र रु'),
  ...byKey('¡¢£¤§«°´¶¿ªÅËÌÍÎÝØßå', 'ज्ञ् द्घ घ् झ् ट्ट ्र ङ्ढ झ ठ्ठ रू ङ हृ ङ्ग न्न ङ्क ङ्ख ट्ठ ्य द्म द्व'),
  ...byKey('ˆ‰‹›•„“±÷ÙÚÛÜæÆç', 'फ् झ् ङ्घ द्र ड्ड ध्र ँ + / ; ’ ! % “ ” ॐ'),
};

function byKey(keys: string, letters: string): Record<string, string> {
  const all = letters.split(' ');
  return Object.fromEntries(Array.from(keys, (key, place) => [key, all[place] ?? key]));
}

const cluster = '[क-ह](?:्[क-ह])*';
const signs = '[ािीुूृेैंँः]';

/** Brings what the font draws in the order of its keys into the order of Unicode; one after the other. */
const rules: readonly (readonly [RegExp, string])[] = [
  // The stem that makes a half letter whole.
  [/्ा/g, ''],
  [/([ािीुूृेैंँ]+)((?:्[क-ह])+)/g, '$2$1'],
  [new RegExp(`त्र(${signs}*)m`, 'g'), 'क्र$1'],
  [new RegExp(`त्त(${signs}*)m`, 'g'), 'क्त$1'],
  [new RegExp(`प((?:्र?|${signs})*)m`, 'g'), 'फ$1'],
  [new RegExp(`भ((?:्र?|${signs})*)m`, 'g'), 'झ$1'],
  [/उm/g, 'ऊ'],
  [/इ\{/g, 'ई'],
  // A short i stands before its letters, an r that is drawn above them after them.
  [new RegExp(`ि(${cluster})`, 'g'), '$1ि'],
  [new RegExp(`(${cluster}${signs}*)\\{`, 'g'), 'र्$1'],
  [/([ंँ])([ािीुूृेै]+)/g, '$2$1'],
  [/([ुूेैंँ])\1+/g, '$1'],
  [/([ेै])ा/g, 'ा$1'],
  [/अाे/g, 'ओ'],
  [/अाै/g, 'औ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/ाे/g, 'ो'],
  [/ाै/g, 'ौ'],
];

/** Returns a text that was typed for the Preeti font in Unicode: `nf]s ;]jf` is `लोक सेवा`. */
export function fromPreeti(text: string): string {
  const letters = Array.from(text, (key) => shown[key] ?? key).join('');
  return rules.reduce((whole, [drawn, written]) => whole.replaceAll(drawn, written), letters);
}

// Where no other text has them, once pairs that enclose something are left out; `+` and `:` stand in formulas, too, and `;` between the
// entries of a list.
const signInside = /[a-z][\][{}«][a-z]|[a-z][\]}]|^["']?[;\][{][a-z+]/i;
const enclosed = /[[(][^[\]()]*[\])]|\{[^{}]*\}/g;
const english = /^(?:the|and|of|is|are|in|to|for|with|on|by|or|not|which|what|that|this|from|as|if|be|has|was)$/i;
const address = /:\/\/|^www\.|@\w/;

/** Words that show less: a sign that joins letters (`k|Zg`), one that ends a word (`cfwf/`), or letters as no word has them (`Gks`). */
const joined = /[kujbaz]\|[a-z](?:[a-z]|['"])/i;
const ended = /^[a-z]*(?:[a-z]{2}|[A-Z])[a-z]\/$|^[a-z]+[A-Z]\/$/;
const unlikeWords = /^(?=.*[a-z])(?=[a-z]*[A-Z])[A-Za-z]{3,}$/;
const vowel = /[aeiouy]/i;
/** A long a before the end, and another before that. */
const longVowels = /f[b-z]+f\/$/;
const plural = /^[A-Z]{2,}s$/;

/** Symbols of elements without a vowel, units and abbreviations, which mix their letters, too. */
const elements =
  /^(?:H|B|C|N|F|P|S|K|V|W|Cl|Br|Cr|Mn|Zn|Cd|Cs|Rb|Sr|Hg|Pb|Pt|Mg|Sc|Nb|Tc|Rh|Pd|Sn|Sb|Hf|Tl|Fr|Mt|Md|Bk|Cf|Fm|Th|Np|Pm|Sm|Gd|Tb|Tm|Pr|Nd|Kr|Zr)+$/;
const shortened =
  /^(?:[kmgtp]?(?:hz|wh|bps|pa|cd|lx|kb|mb|gb|tb|kg|km)|(?:dr|mrs|sgt|pvt|ltd|blvd|nrs|rs|pk[abw]|pkts?|pts|hrs|kgs|lbs|ctrl|html|css|sms|gdp|gst|vdc|std|fwd|ktm|tbsp|sq\w?ft|\w?sc|\w?tch))$/i;

/** No text of Devanagari begins with a sign, ends in half a letter or has a vowel's letter after half a one; letters of Latin aren't its own. */
const vowelSign = '\\p{Mc}|[\\u0941-\\u0948]';
const unreadable = new RegExp(`[a-z]|^\\p{M}|्(?:$|[अ-औ])|(?:[अ-औ]|${vowelSign})(?:(?!ः)(?:${vowelSign}))|.[अऋ]`, 'iu');

/** Whether a word was likely typed for the font: its signs say so, or it reads as Devanagari and as nothing else. */
function isTyped(word: string): boolean {
  if (signInside.test(word)) return true;
  const parts = word.split('|');
  const isList = parts.length > 1 && parts.every((part) => vowel.test(part));
  const isPlain = ![vowel, elements, plural, shortened].some((known) => known.test(word));
  const isOdd =
    longVowels.test(word) || (joined.test(word) && !isList) || (isPlain && (ended.test(word) || unlikeWords.test(word)));
  return isOdd && !unreadable.test(fromPreeti(word));
}

/** Tells whether a text without Devanagari reads as if it were typed for the Preeti font: its words have signs where no other text has them. */
export function looksLikePreeti(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const words = withoutEnclosed(text)
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word));
  if (words.some((word) => english.test(word) || address.test(word))) return false;
  const odd = words.filter(isTyped).length;
  return odd > 0 && odd >= words.length / 3;
}

/** Returns a text without what brackets enclose, such as `[Fe(CN)6]`, from the inside. */
function withoutEnclosed(text: string): string {
  const left = text.replaceAll(enclosed, '');
  return left === text ? text : withoutEnclosed(left);
}
