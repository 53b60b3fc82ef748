/** The reasons that the sign-in page shows: the session ended by itself, or another tab signed out. */
const toldReasons = ['ended', 'elsewhere'] as const;
type ToldReason = (typeof toldReasons)[number];

/** Why somebody is no longer signed in; `asked`: the person signed out here. */
export type SignOutReason = 'asked' | ToldReason;

/** Returns the reason in the sign-in page's address (`?reason=`); undefined for any other text. */
export const signOutReasonOf = (search: string): ToldReason | undefined =>
  toldReasons.find((reason) => reason === new URLSearchParams(search).get('reason'));
