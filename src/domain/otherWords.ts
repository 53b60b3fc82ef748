import { searchable } from './searchable';

/**
 * The terms of screens: the Nepali word that texts use, the older Nepali words for it, the English ones. One that contains another comes
 * before it.
 */
const terms: readonly (readonly string[])[] = [
  ['बारम्बार सोधिने प्रश्न', 'faq', 'frequently asked questions'],
  ['मेटाइएका विशेषता ट्याग', 'विशेषता फर्काउने व्यवस्थापन', 'मेटिएका विशेषता ट्याग', 'restore feature setup', 'deleted feature tags'],
  [
    'मेटाइएका प्रशिक्षक ट्याग',
    'प्रशिक्षक फर्काउने व्यवस्थापन',
    'मेटिएका प्रशिक्षक ट्याग',
    'restore instructor setup',
    'deleted instructor tags',
  ],
  ['मेटाइएका', 'मेटिएका', 'फर्काउने', 'deleted', 'restore'],
  ['ट्याग नभएका', 'untagged'],
  ['मोडल सेट', 'नमुना प्रश्नपत्र', 'modelset', 'model set'],
  ['उपकोर्स', 'उपपाठ्यक्रम', 'subcourse', 'sub course'],
  ['कोर्स सूची', 'पाठ्यक्रम सूची', 'catalogue', 'catalog'],
  ['कोर्स', 'पाठ्यक्रम', 'course'],
  ['प्लेलिस्ट', 'playlist', 'play list'],
  ['लाइभ रेकर्डिङ', 'कक्षाको रेकर्डिङ', 'live recording', 'recording'],
  ['व्यक्तिगत डाटा', 'personal data', 'person', 'privacy', 'erase', 'export'],
  ['के-के भयो', 'what happened', 'activity', 'audit log', 'sign-ins'],
  ['फाइल', 'file', 'files', 'media', 'attachment', 'upload'],
  ['रिसाइकल बिन', 'recycle bin', 'trash', 'deleted'],
  ['कुराकानी', 'च्याट', 'chat'],
  ['जवाफ दिनुपर्ने', 'जवाफ बाँकी', 'to answer', 'unanswered'],
  ['टिप्पणी', 'छलफल', 'comment', 'discussion'],
  ['सोधपुछ', 'जिज्ञासा', 'enquiry', 'enquiries', 'inquiry'],
  ['मुख्य विषय', 'main topic'],
  ['उपविषय', 'sub topic', 'subtopic'],
  ['पाठ', 'lesson'],
  ['प्रश्न', 'क्विज', 'question', 'quiz', 'quizzes'],
  ['क्विज', 'प्रश्न', 'quiz', 'quizzes', 'question'],
  ['गद्यांश', 'अनुच्छेद', 'passage', 'paragraph'],
  ['वर्ग', 'category', 'categories'],
  ['संरचना', 'tree'],
  ['सूची', 'list'],
  ['तह', 'level'],
  ['बैङ्क', 'बैंक', 'bank'],
  ['रिपोर्ट', 'प्रतिवेदन', 'report'],
  ['दृश्य', 'हेर्ने तरिका', 'view'],
  ['विवरण', 'वर्णन', 'details', 'description'],
  ['कार्यक्रम', 'program', 'programme'],
  ['सारांश', 'overview'],
  ['मूल्य', 'price'],
  ['विशेषता', 'feature'],
  ['ट्याग', 'tag'],
  ['ब्याच', 'batch', 'batches'],
  ['समय तय', 'schedule a', 'plan a'],
  ['पात्रो', 'क्यालेन्डर', 'calendar'],
  ['लाइभ', 'live'],
  ['मोबाइल', 'mobile'],
  ['गृहपृष्ठ', 'home'],
  ['स्वागत ब्यानर', 'onboard mobile', 'onboard', 'onboarding'],
  ['ब्यानर', 'banner'],
  ['वेबसाइट र एप', 'प्रदर्शन', 'storefront'],
  ['व्यक्ति', 'people'],
  ['पूर्व विद्यार्थी', 'alumni'],
  ['विद्यार्थी', 'learner', 'student'],
  ['सामग्री', 'content'],
  ['अवस्था', 'health', 'condition'],
  ['प्रशिक्षक', 'instructor'],
  ['संस्था', 'organisation', 'organization'],
  ['कम्पनी', 'company', 'companies'],
  ['विभाग', 'department'],
  ['पद', 'designation'],
  ['कर्मचारी र', 'staff and', 'employees and'],
  ['भूमिका', 'अधिकार', 'role', 'rights', 'permissions'],
  ['खाता', 'account', 'user'],
  ['कर्मचारी', 'employee', 'staff'],
  ['व्यवस्थापन', 'setup'],
  ['सेटिङ', 'settings'],
  ['मेनु', 'menu'],
  ['ड्यासबोर्ड', 'dashboard'],
  ['थप्नुहोस्', 'add'],
  ['सम्पादन', 'edit'],
  ['लेख्नुहोस् र', 'write &', 'write and'],
  ['लेख', 'article'],
  ['प्रकाशित', 'publish'],
  ['आयात', 'import'],
  ['थिम', 'theme'],
  ['उज्यालो', 'light'],
  ['अँध्यारो', 'dark'],
  ['डिभाइस', 'यन्त्र', 'device', 'system'],
  ['भाषा', 'language'],
  ['किबोर्ड', 'keyboard'],
  ['सर्टकट', 'कुञ्जी', 'shortcut', 'keys'],
  ['डेमो', 'demo'],
  ['डाटा', 'data'],
  ['रिसेट', 'reset'],
  ['लगआउट', 'साइन आउट', 'logout', 'log out', 'sign out'],
].map((words) => words.map(searchable));

/**
 * Returns what else the terms in a screen's name are called, in Nepali and English, and the whole name in the other Nepali words, in the form
 * of `searchable`; empty if no term is known.
 */
export function otherWords(name: string): string {
  let rest = ` ${searchable(name)}`;
  let renamed = rest;
  const others = terms.flatMap((words) => {
    const said = words.find((word) => rest.includes(` ${word}`));
    if (said === undefined) return [];
    const meant = words.filter((word) => word !== said);
    rest = rest.replaceAll(` ${said}`, ' ·');
    renamed = renamed.replaceAll(` ${said}`, ` ${meant.find(isNepali) ?? said}`);
    return meant.flatMap((word) => [word, ...inflected(word)]);
  });
  return others.length === 0 ? '' : [...others, renamed.trim()].join(' ');
}

const isNepali = (word: string): boolean => !/[a-z]/.test(word);

/** Returns a word with its endings of the plural and the genitive. */
const inflected = (word: string): string[] => (isNepali(word) ? ['हरू', 'का', 'को'].map((ending) => word + ending) : [`${word}s`]);
