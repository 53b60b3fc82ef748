import { say } from '@/contract/message';
import { Refusal } from './refusal';

/** Somebody as the office's own accounts know them. */
export interface OutsideAccount {
  /** Whose account it is there, for ever. */
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
  /** The role that their groups give; null gives everything, undefined gives none. */
  role: string | null | undefined;
  /** What renews the knowledge of the account; undefined where the provider gives nothing for that. */
  token: string | undefined;
}

/** What was sent along, and has to come back. */
export interface OidcRequest {
  state: string;
  verifier: string;
  nonce: string;
  redirect_url: string;
}

export type Renewed = OutsideAccount | 'gone' | 'same';

/** Signing in by accounts of the office's own. */
export interface Oidc {
  /** Whose accounts they are: its address. */
  issuer: string;
  /** Whether groups give roles; otherwise roles are given here, and only those who were invited are let in. */
  givesRoles: boolean;
  /** Returns where to sign in, and what to keep until the answer comes. */
  begin(redirect_url: string): Promise<OidcRequest & { url: string }>;
  /** Reads who has signed in; rejects with a refusal where the answer is none to that request. */
  complete(request: OidcRequest, query: string): Promise<OutsideAccount>;
  /** Reads an account anew: `gone` where it was removed there, or may no longer sign in, `same` where only that it still may is told. */
  renew(token: string): Promise<Renewed>;
}

/** Refuses somebody whose provider has refused them. */
export const refusedThere = (reason: string) => new Refusal(403, { msg: say('oidc_refused', { reason }) });

/** Refuses somebody of whom their provider tells no mail, or says that it isn't proven. */
export const withoutMail = () => new Refusal(403, { msg: say('oidc_no_email') });
