import { interpolate, type MessageArgs } from '@/contract/message';
import { publicMessages } from './messages';

export type PublicMessageKey = keyof typeof publicMessages;
type PublicCatalogue = Readonly<Record<PublicMessageKey, string>>;

export const english: PublicCatalogue = publicMessages;

/** The Nepali texts, in a chunk of their own. */
export const loadNepali = async (): Promise<PublicCatalogue> => (await import('./messages.ne')).publicMessagesNe;

export const translatorOf =
  (catalogue: PublicCatalogue) =>
  (key: PublicMessageKey, args: MessageArgs = {}): string =>
    interpolate(catalogue[key], args);
