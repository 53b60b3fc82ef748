/** Why somebody who was signed in no longer is: the session ended by itself, or another tab signed out. */
const signOutReasons = ['ended', 'elsewhere'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/** The reason that the sign-in page's address gives (`?reason=`); undefined for any other text. */
export const signOutReasonOf = (search: string): SignOutReason | undefined =>
  signOutReasons.find((reason) => reason === new URLSearchParams(search).get('reason'));
