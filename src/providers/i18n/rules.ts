import { type AreaTexts, openTexts } from './areaTexts';

const texts: AreaTexts = {
  en: async () => ({ rules: (await import('@/contract/ruleMessages')).ruleMessages }),
  ne: async () => ({ rules: (await import('@/contract/ruleMessages.ne')).ruleMessagesNe }),
};

let ruleOf = (text: string): string => text;
let opening: Promise<void> | undefined;

/** The sentences of all rules and refusals. A list needs none of them: they load with the first form, write or refusal. */
export const rules = {
  /** Adds the sentences to the catalogue; rejects where they can't be fetched, and the next call tries again. */
  open(): Promise<void> {
    opening ??= load().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  },
  /** Returns the rule of a server's English text, encoded by `say`; the text itself where no rule has it or none has loaded. */
  of: (text: string): string => ruleOf(text),
};

async function load(): Promise<void> {
  const [{ ruleOfText }] = await Promise.all([import('./ruleOfText'), openTexts(texts)]);
  // Only now: a rule is of no use before its sentence is in the catalogue.
  ruleOf = ruleOfText;
}
