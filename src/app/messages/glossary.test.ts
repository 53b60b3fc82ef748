import { english, flatten, nepali } from '@tests/support/catalogues';
import { expect, test } from 'vitest';
import { ckNepali } from '@/components/richText/ck/ckNepali';
import { publicMessages } from '@/pages/publicPages/messages';
import { publicMessagesNe } from '@/pages/publicPages/messages.ne';

/**
 * A term, its one Nepali word, and the keys of texts that may differ, because their English is the specification's or react-admin's.
 */
type Row = [term: RegExp, word: RegExp, ...except: string[]];

const glossary: Row[] = [
  [/categor(y|ies)/, /वर्ग/],
  [/course categor(y|ies)/, /पाठ्यक्रम वर्ग/],
  [/courses?/, /(?<!उप)पाठ्यक्रम/],
  [/subcourses?/, /उपपाठ्यक्रम/],
  [/main topics?/, /मुख्य विषय/],
  [/sub topics?/, /उपविषय/],
  [/lessons?/, /पाठ(?!्य)/],
  [/resources?/, /स्रोत सामग्री/, 'ra.notification.not_authorized'],
  [/program overviews?/, /कार्यक्रमको सारांश/],
  [/content/, /सामग्री/],
  [/catalogue/, /पाठ्यक्रम सूची/],
  [/tree/, /संरचना/],
  [/setup/, /व्यवस्थापन/],
  [/live (?:quiz(zes)?|start|status)/, /लाइभ/],
  [/live(?! (?:quiz(zes)?|start|status))|activated?/, /सक्रिय/, 'course.deactivate.question'],
  [/deactivated?/, /निष्क्रिय/],
  [/features?/, /विशेषता/, 'These keyboard shortcuts allow for quick access to content editing features.'],
  [/tag(s|ged)?/, /ट्याग/],
  [/model ?sets?/, /नमुना प्रश्नपत्र/],
  [/batch(es)?/, /ब्याच/],
  [/passages?/, /गद्यांश/],
  [/marks/, /(?:अ|ा)ङ्क/],
  [/durations?/, /अवधि/],
  [/status/, /अवस्था/],
  [/learners?/, /विद्यार्थी/],
  [/instructors?/, /प्रशिक्षक/],
  [/alumni/, /पूर्व विद्यार्थी/],
  [/staff|employees?/, /कर्मचारी/],
  [/(?:company|companies)/, /कम्पनी/],
  [/departments?/, /विभाग/],
  [/designations?/, /पद(?!्)/],
  [/zones?/, /अञ्चल/],
  [/districts?/, /जिल्ला/],
  [/administrators?|admin/, /प्रशासक/],

  [/prices?/, /मूल्य/],
  [/packages?/, /प्याकेज/],
  [/fees?/, /शुल्क/],
  [/exams?/, /परीक्षा/],
  [/tax/, /कर(?=[ सक]|$)/],
  [/offers?/, /अफर/],
  [/discounts?/, /छुट/],
  [/amounts?/, /रकम/],
  [/access days?/, /पहुँचका दिन/],
  [/life time/, /आजीवन/],

  [/quiz(zes)?/, /क्विज/],
  [/questions?/, /प्रश्न/],
  [/options?/, /विकल्प/],
  [/quiz levels?|add level|edit level/, /तह/],
  [/formulas?/, /सूत्र/],

  [/names?/, /नाम/, 'last_name'],
  [/titles?/, /शीर्षक/],
  [/code/, /कोड/],
  [/descriptions?/, /वर्णन/],
  [/details/, /विवरण/, 'ra.notification.data_provider_error'],
  [/remarks/, /कैफियत/],
  [/priority/, /प्राथमिकता/],
  [/order/, /क्रम/],
  [/place/, /स्थान/, 'lesson_resource.replaces'],
  [/dates?/, /मिति/],
  [/calendars?/, /पात्रो/],
  [/hours|hrs/, /घण्टा/],
  [/address|urls?/, /ठेगाना/],
  [/links?/, /लिङ्क/],
  [/certificates?|certification/, /प्रमाणपत्र/],
  [/banner/, /ब्यानर/],
  [/preview/, /पूर्वावलोकन/],
  [/images?|pictures?/, /तस्बिर/],
  [/icons?/, /आइकन/],
  [/videos?/, /भिडियो/],
  [/files?/, /फाइल/],
  [/texts?/, /टेक्स्ट/],
  [/characters?/, /अक्षर/],
  [/editors?/, /सम्पादक/],
  [/format(ting)?/, /ढाँचा/],
  [
    /paragraph/,
    /अनुच्छेद/,
    'menu_entry.paragraph_tag_report',
    'passage.tag_quiz',
    'passage_tag.list',
    'rules.passages_stay',
    'rules.passage_tags_stay',
  ],
  [/table/, /तालिका/],

  [/records?/, /अभिलेख/],
  [/data/, /डाटा/],
  [/fields?/, /फिल्ड/],
  [/forms?/, /फारम/],
  [/lists?/, /सूची/],
  [/rows?/, /पङ्क्ति/],
  [/columns?/, /स्तम्भ/],
  [/pages?/, /पृष्ठ/],
  [/menus?/, /मेनु/],
  [/dashboard/, /ड्यासबोर्ड/],
  [/settings/, /सेटिङ/],
  [/filters?/, /फिल्टर/],
  [/drafts?/, /मस्यौदा/],
  [/errors?/, /त्रुटि/],
  [/version/, /संस्करण/],
  [/language/, /भाषा/],
  [/browser/, /ब्राउजर/],
  [/server/, /सर्भर/],
  [/demo/, /डेमो/],
  [/accounts?/, /खाता/],
  [/passwords?/, /पासवर्ड/],
  [/e?mails?/, /इमेल/],
  [/sessions?/, /सत्र/],
  [/permissions?/, /अनुमति/],
  [/required/, /अनिवार्य/],

  [/save[ds]?|saving/, /सुरक्षित/],
  [/deleted?/, /मेट/],
  [/edit(ing)?/, /सम्पादन/],
  [/view/, /हेर्/],
  [/add(ed)?/, /थप/],
  [/created?/, /सिर्जना/],
  [/updated?/, /अद्यावधिक/],
  [/changed?/, /परिवर्तन/],
  [/modified/, /परिमार्जन/],
  [/removed?/, /हटा/],
  [/discard/, /त्याग/],
  [/search/, /खोज/],
  [/choose|chosen?|chose|select(ed)?/, /छान/],
  [/cancel(led)?/, /रद्द/],
  [/close/, /बन्द/],
  [/expand/, /फैला/],
  [/collapse/, /खुम्च्या/],
  [/moved/, /सार/],
  [/uploads?|uploading/, /अपलोड/],
  [/downloads?/, /डाउनलोड/],
  [/export/, /निर्यात/],
  [/undo/, /पूर्ववत्/],
  [/restore/, /फर्का/],
  [/sign(ed)? in/, /साइन इन/],
  [/sign(ed)? out/, /साइन आउट/],
  [/log(ged|ging)? ?out/, /लगआउट/],
  [/loading|loaded/, /लोड/],
  [/are you sure/, /पक्का/],
];

const nepaliOf = new Map([...flatten(nepali), ...flatten(publicMessagesNe)]);
const texts = [
  ...[...flatten(english), ...flatten(publicMessages)].map(([key, text]) => ({ key, text, translated: nepaliOf.get(key) ?? '' })),
  // CKEditor's keys are its English texts.
  ...Object.entries(ckNepali).map(([text, translated]) => ({ key: text, text, translated })),
];
const without = (text: string) => text.replace(/%\{\w+\}|<[^>]+>|Coursedesk/g, '');

test.each(glossary)('%s is %s wherever English says it, and the exceptions are some', (term, word, ...except) => {
  const says = new RegExp(`(?<![\\w-])(${term.source})(?![\\w-])`, 'i');
  const otherwise = texts.flatMap(({ key, text, translated }) =>
    says.test(without(text)) && !word.test(translated) ? [key] : [],
  );
  expect(otherwise.toSorted()).toEqual(except.toSorted());
});

test('no word stands for two terms', () => {
  const words = glossary.map(([, word]) => word.source);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
