/** A mail as it is sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; rejects where it couldn't be handed over. */
export type Send = (letter: Letter) => Promise<void>;

/** Writes the letter with a link that sets a new password, in both languages, because nobody knows yet which one its reader prefers. */
export const letterOf = ({ to, subject, link }: { to: string; subject: string; link: string }): Letter => ({
  to,
  subject: `${subject} · पासवर्ड रिसेट`,
  text: [
    'Somebody has asked for a new password for your Coursedesk account. Choose it with this link, which works once and for an hour:',
    'कसैले तपाईंको Coursedesk खाताका लागि नयाँ पासवर्ड मागेको छ। यो लिङ्कबाट नयाँ पासवर्ड छान्नुहोस्; लिङ्क एक पटक र एक घण्टासम्म मात्र चल्छ:',
    link,
    'If it was not you, do nothing: your password stays as it is.',
    'तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',
  ].join('\n\n'),
});
