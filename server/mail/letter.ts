import type { MailKind } from '@/backend/session/outbox';
import type { Row } from '@/backend/store/tables';

/** A mail as it is sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; rejects where it couldn't be handed over. */
export type Send = (letter: Letter) => Promise<void>;

/**
 * Writes the letter with its link, in both languages, because nobody knows yet which one its reader prefers, and signs it with the
 * institute's name, where it has one.
 */
export function letterOf(
  { to, kind, subject, about, link }: Pick<Row<'outbox_mail'>, 'to' | 'kind' | 'subject' | 'about' | 'link'>,
  institute: { name: string },
): Letter {
  const { inNepali, before, after } = wordings[kind];
  const text = [...before, link, ...after, ...(institute.name ? [institute.name] : [])]
    .join('\n\n')
    .replaceAll('{about}', () => about ?? '');
  return { to, subject: `${subject} · ${inNepali}`, text };
}

/** What the letters of each kind say before and after their link; `{about}` is whom they are about. */
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
  promotion: {
    inNepali: 'कर्मचारी खाता',
    before: [
      'Somebody of the staff has invited you, and your address had a Coursedesk account already. It is a staff account now. Its old password opens nothing any more, and it was signed out everywhere, because only this mail proves that the account is yours. Choose a new password with this link, which works once and for a week:',
      'कर्मचारीले तपाईंलाई निमन्त्रणा गर्नुभयो, र तपाईंको इमेलको Coursedesk खाता पहिल्यै थियो। अब त्यो कर्मचारी खाता भयो। पुरानो पासवर्ड अब चल्दैन र खाता सबैतिरबाट लगआउट भयो, किनभने खाता तपाईंकै हो भन्ने यही इमेलले मात्र देखाउँछ। यो लिङ्कबाट नयाँ पासवर्ड छान्नुहोस्; लिङ्क एक पटक र एक हप्तासम्म मात्र चल्छ:',
    ],
    after: [
      'After that week, ask for a new link on the sign-in page (“Forgot password”).',
      'हप्ता बितेपछि लगइन पृष्ठमा (“पासवर्ड बिर्सनुभयो”) नयाँ लिङ्क माग्नुहोस्।',
    ],
  },
  promoted: {
    inNepali: 'निमन्त्रणा गरिएको खाता पहिल्यै थियो',
    before: [
      'You invited {about}, who had signed up already. That account is a staff account now, with the name that you gave. It was signed out, and its old password opens nothing: a mail to {about} has the link to choose a new one. The accounts of the staff:',
      'तपाईंले {about} लाई निमन्त्रणा गर्नुभयो; त्यो खाता पहिल्यै थियो। अब त्यो तपाईंले दिनुभएको नामको कर्मचारी खाता भयो। खाता लगआउट भयो र पुरानो पासवर्ड चल्दैन: {about} मा पठाइएको इमेलमा नयाँ पासवर्ड छान्ने लिङ्क छ। कर्मचारी खाताहरू:',
    ],
    after: [],
  },
  sign_up: {
    inNepali: 'तपाईंको Coursedesk खाता पहिल्यै छ',
    before: [
      'Somebody has signed up with this address, which has a Coursedesk account already. Nothing was changed. Sign in here, or choose a new password there if you have forgotten yours:',
      'कसैले यो इमेलबाट खाता सिर्जना गर्न खोज्यो, तर यसको Coursedesk खाता पहिल्यै छ। केही परिवर्तन भएन। यहाँ लगइन गर्नुहोस्, वा पासवर्ड बिर्सनुभएको भए त्यहीँ नयाँ छान्नुहोस्:',
    ],
    after: ['If it was not you, do nothing.', 'तपाईं हुनुहुन्थेन भने केही गर्नु पर्दैन।'],
  },
  backup_failed: {
    inNepali: 'ब्याकअप बन्न सकेन',
    before: [
      'The backup of your office that is made by itself has failed: {about} It is tried again by itself. Settings say how it goes on, and make one at once:',
      'आफैं बन्ने ब्याकअप बन्न सकेन: {about} फेरि आफैं प्रयास हुन्छ। सेटिङले अवस्था भन्छ, र त्यहीँबाट तुरुन्तै ब्याकअप बनाउन सकिन्छ:',
    ],
    after: ['The backups of before stay until it succeeds.', 'सफल नभएसम्म पहिलेका ब्याकअप रहिरहन्छन्।'],
  },
  outside_invitation: {
    inNepali: 'Coursedesk मा निमन्त्रणा',
    before: [
      'A Coursedesk staff account was made for you. Sign in with the account that you have at your office:',
      'तपाईंका लागि Coursedesk मा कर्मचारी खाता बनाइएको छ। आफ्नो कार्यालयको खाताबाट लगइन गर्नुहोस्:',
    ],
    after: [],
  },
  new_place: {
    inNepali: 'नयाँ ठाउँबाट लगइन',
    before: [
      'Somebody has signed in to your Coursedesk account from a browser or a place that it was not used from before: {about}. Settings show where you are signed in, and end it:',
      'तपाईंको Coursedesk खातामा पहिले प्रयोग नभएको ब्राउजर वा ठाउँबाट लगइन भयो: {about}। कहाँ-कहाँ लगइन छ भन्ने सेटिङले देखाउँछ, र त्यहीँबाट बन्द गर्न सकिन्छ:',
    ],
    after: [
      'If it was you, do nothing. If not, end that session and choose a new password now.',
      'तपाईं नै हुनुहुन्थ्यो भने केही गर्नु पर्दैन। होइन भने त्यो सत्र बन्द गरेर अहिले नै नयाँ पासवर्ड छान्नुहोस्।',
    ],
  },
  trial: {
    inNepali: 'परीक्षण इमेल',
    before: [
      'Mails of Coursedesk arrive here. You asked for this trial in Settings:',
      'Coursedesk का इमेल यहाँ आइपुग्छन्। यो परीक्षण तपाईंले सेटिङमा माग्नुभएको हो:',
    ],
    after: [],
  },
  factor_reset: {
    inNepali: 'दुई चरणको पुष्टि रिसेट',
    before: [
      '{about} has reset the second factor of your Coursedesk account: no code is asked for any more, and you were signed out everywhere. Sign in with your password, and set it up again in Settings:',
      '{about} ले तपाईंको Coursedesk खाताको दुई चरणको पुष्टि रिसेट गर्नुभयो: अब कोड मागिँदैन, र तपाईं सबैतिरबाट लगआउट हुनुभयो। पासवर्डबाट लगइन गर्नुहोस् र सेटिङमा फेरि सेट गर्नुहोस्:',
    ],
    after: [
      'If you did not ask for this, choose a new password now, and tell {about}.',
      'तपाईंले भन्नुभएको होइन भने अहिले नै नयाँ पासवर्ड छान्नुहोस् र {about} लाई भन्नुहोस्।',
    ],
  },
};
