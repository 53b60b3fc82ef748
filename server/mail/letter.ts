import { kindOfMail, type MailKind } from '@/backend/outbox';

/** A mail as it is sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; rejects where it couldn't be handed over. */
export type Send = (letter: Letter) => Promise<void>;

/** Writes the letter with a link that sets a password, in both languages, because nobody knows yet which one its reader prefers. */
export function letterOf({ to, subject, link }: { to: string; subject: string; link: string }): Letter {
  const { inNepali, before, after } = wordings[kindOfMail({ subject })];
  return { to, subject: `${subject} · ${inNepali}`, text: [...before, link, ...after].join('\n\n') };
}

/** What the letters of each kind say before and after their link. */
const wordings: Readonly<Record<MailKind, { inNepali: string; before: string[]; after: string[] }>> = {
  reset: {
    inNepali: 'पासवर्ड रिसेट',
    before: [
      'Somebody has asked for a new password for your Coursedesk account. Choose it with this link, which works once and for an hour:',
      'कसैले तपाईंको Coursedesk खाताका लागि नयाँ पासवर्ड मागेको छ। यो लिङ्कबाट नयाँ पासवर्ड छान्नुहोस्; लिङ्क एक पटक र एक घण्टासम्म मात्र चल्छ:',
    ],
    after: [
      'If it was not you, do nothing: your password stays as it is.',
      'तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',
    ],
  },
  invitation: {
    inNepali: 'Coursedesk मा निमन्त्रणा',
    before: [
      'A Coursedesk staff account was made for you. Choose its password with this link, which works once and for a week:',
      'तपाईंका लागि Coursedesk मा कर्मचारी खाता बनाइएको छ। यो लिङ्कबाट पासवर्ड छान्नुहोस्; लिङ्क एक पटक र एक हप्तासम्म मात्र चल्छ:',
    ],
    after: [
      'After that week, ask for a new link on the sign-in page (“Forgot password”).',
      'हप्ता बितेपछि लगइन पृष्ठमा (“पासवर्ड बिर्सनुभयो”) नयाँ लिङ्क माग्नुहोस्।',
    ],
  },
};
