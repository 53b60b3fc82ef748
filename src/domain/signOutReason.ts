/** The reasons that the sign-in page tells: the session ended by itself, or another tab signed out. */
const toldReasons = ['ended', 'elsewhere'] as const;
type ToldReason = (typeof toldReasons)[number];

/** Why somebody who was signed in no longer is; `asked`: the person signed out here. */
export type SignOutReason = 'asked' | ToldReason;

/** The reason that the sign-in page's address gives (`?reason=`); undefined for any other text. */
export const signOutReasonOf = (search: string): ToldReason | undefined =>
  toldReasons.find((reason) => reason === new URLSearchParams(search).get('reason'));
