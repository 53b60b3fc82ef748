import type { CallName } from '@/contract';
import type { Api, Tokens } from './api';

/** A fresh host with two people signed in. */
export interface World {
  api: Api;
  staff: Tokens;
  learner: Tokens;
}

export type Open = () => Promise<World>;

export type Cases = (open: Open) => void;

/** The tests of some calls, by the calls' names. */
export type CaseSet = { readonly [Name in CallName]?: Cases };
