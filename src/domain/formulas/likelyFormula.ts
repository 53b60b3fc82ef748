import { formulaParts } from './formulas';

/** A part of a text that looks like a formula, although it isn't written as one. */
export interface LikelyFormula {
  /** Where it begins in the text. */
  at: number;
  /** As it stands in the text. */
  source: string;
  /** As it would have to be written, in its delimiters. */
  formula: string;
}

/** Returns the first part of a text that looks like a formula: between `$` and `$`, or with a command such as `\frac` outside of one. */
export function likelyFormula(text: string): LikelyFormula | undefined {
  let before = 0;
  for (const part of formulaParts(text)) {
    const found = typeof part === 'string' ? (inDollars(part) ?? bareCommand(part)) : undefined;
    if (found) return { ...found, at: before + found.at };
    before += typeof part === 'string' ? part.length : part.source.length;
  }
  return undefined;
}

// As in Pandoc, no space is inside the signs, and no digit after them: `$5 and $10` are amounts. A name after them begins a variable of code:
// `$PATH=$HOME`, `($a<$b)`.
const dollars = /(?<![\\$\p{L}\p{N}\p{M}_])(\$\$?)(?![\s$#])([^$\n]{1,500})(?<![\s=+<>-])\1(?![\p{L}\p{N}\p{M}_${(#])/gu;
const mathematical = /[\\^_=+<>]|^[a-z]\w?$/i;
/** An amount, and then words: `$5 + tax of 3$`. */
const priced = /^\p{Nd}[^\\]*(?<![a-z])(?!sin|cos|tan|log|exp|lim)[\p{L}\p{M}]{2,}/iu;

function inDollars(text: string): LikelyFormula | undefined {
  for (const { 0: source, 1: sign, 2: tex = '', index: at } of text.matchAll(dollars))
    if (mathematical.test(tex) && !priced.test(tex))
      return { at, source, formula: sign === '$$' ? `\\[${tex}\\]` : `\\(${tex}\\)` };
  return undefined;
}

const known =
  /^\\(?:[dt]?frac|sqrt|sum|prod|int|lim|times|div|pm|cdot|vec|overline|alpha|beta|gamma|theta|lambda|pi|infty|leq?|geq?|neq?|circ)$/;

/** What a formula consists of; a letter that belongs to a word isn't one, nor is a full stop that ends a sentence. */
const token = /\\[a-z]+|\d+(?:\.\d+)?|(?<![a-z])[a-z](?![a-z])|[{}()[\]^_|=+\-*/<>×÷±·]|[ \t]+/giy;
const operator = /^[=+\-*/<>×÷±·]$/;

/** Returns the longest stretch of such parts that has a known command in it. */
function bareCommand(text: string): LikelyFormula | undefined {
  for (let at = 0; at < text.length; ) {
    const parts = tokensAt(text, at);
    const found = parts.length > 0 ? joined(parts, at) : undefined;
    if (found) return found;
    // The letters of a word are left together.
    at += Math.max(1, parts.join('').length);
  }
  return undefined;
}

function tokensAt(text: string, from: number): string[] {
  const parts: string[] = [];
  token.lastIndex = from;
  for (let part = token.exec(text); part; part = token.exec(text)) parts.push(part[0]);
  return parts;
}

const isSpace = (part: string | undefined): boolean => part?.trim() === '';

/** Divides the parts where a space separates two that nothing joins, and returns the first stretch with a command. */
function joined(parts: readonly string[], from: number): LikelyFormula | undefined {
  let at = from;
  let source = '';
  let hasCommand = false;
  const whole = () => (hasCommand ? { at, source: source.trimEnd(), formula: `\\(${source.trim()}\\)` } : undefined);
  for (const [index, part] of parts.entries()) {
    if (isSpace(part) && !isJoint(parts[index - 1], parts[index + 1])) {
      if (hasCommand) break;
      at += source.length + part.length;
      source = '';
    } else {
      source += part;
      hasCommand ||= known.test(part);
    }
  }
  return whole();
}

const isJoint = (before: string | undefined, after: string | undefined): boolean => {
  if (before === undefined || after === undefined) return false;
  return (
    operator.test(before) || operator.test(after) || before.startsWith('\\') || (/^[\d}]/.test(before) && after.startsWith('\\'))
  );
};
