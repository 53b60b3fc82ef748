import { englishWithMenu, flatten, nepali } from '@tests/support/catalogues';
import { expect, test } from 'vitest';
import { ckNepali } from '@/components/form/richText/ck/ckNepali';
import { publicMessages } from '@/pages/publicPages/messages';
import { publicMessagesNe } from '@/pages/publicPages/messages.ne';

/**
 * A term, its one Nepali word, and the keys of texts that may differ, because their English is the specification's or react-admin's.
 */
type Row = [term: RegExp, word: RegExp, ...except: string[]];

const glossary: Row[] = [
  [/categor(y|ies)/, /वर्ग/],
  [/course categor(y|ies)/, /कोर्स वर्ग/],
  [/courses?/, /(?<!उप)कोर्स/],
  [/subcourses?/, /उपकोर्स/],
  [/main topics?/, /मुख्य विषय/],
  [/sub topics?/, /उपविषय/],
  [/lessons?/, /पाठ(?!्य)/],
  [/resources?/, /स्रोत सामग्री/, 'ra.notification.not_authorized'],
  [/program overviews?/, /कार्यक्रम(?:को|का)? सारांश/],
  [/articles?/, /लेख/],
  [/comments?(?!ed)/, /टिप्पणी/],
  [/content/, /सामग्री/],
  [/catalogue/, /कोर्स सूची/],
  [/tree/, /संरचना/],
  [
    /setup/,
    /व्यवस्थापन/,
    'feature_tag.delete.effect',
    'feature_tag.deleted',
    'instructor_tag.delete.effect',
    'instructor_tag.deleted',
  ],
  [/live (?:quiz(zes)?|start|status)/, /लाइभ/],
  [/live(?! (?:quiz(zes)?|start|status|recordings?))|activated?/, /सक्रिय/, 'course.deactivate.question'],
  [/deactivated?/, /निष्क्रिय/],
  [/features?/, /विशेषता/, 'These keyboard shortcuts allow for quick access to content editing features.'],
  [/tag(s|ged)?/, /ट्याग/],
  [/(?:feature|instructor|passage|paragraph|quiz|batch) tags?/, /(?:विशेषता|प्रशिक्षक|गद्यांश|क्विज|ब्याच) ट्याग/],
  [/model ?sets?/, /मोडल सेट/],
  [/batch(es)?/, /ब्याच/],
  [/passages?/, /गद्यांश/],
  [/marks/, /(?:अ|ा)ङ्क/],
  [/durations?/, /अवधि/],
  [/status/, /अवस्था/],
  [/learners?/, /विद्यार्थी/],
  [/instructors?/, /प्रशिक्षक/],
  [/alumni/, /पूर्व विद्यार्थी/],
  [/staff|employees?/, /कर्मचारी/],
  [/roles?/, /भूमिका/],
  [/rights/, /अधिकार/],
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

  [/(?:lesson|live) quiz(zes)?|quiz tags?/, /क्विज/],
  [/questions?|(?<!lesson |live )quiz(zes)?(?! (?:of the lesson|tags?))/, /प्रश्न/],
  [/reports?/, /रिपोर्ट/],
  [/options?/, /विकल्प/],
  [/quiz levels?|add level|edit level/, /तह/],
  [/banks?/, /बैङ्क/],
  [/formulas?/, /सूत्र/],

  [/names?/, /नाम/, 'fields.emp_last_name', 'fields.last_name', 'last_name'],
  [/last name/, /थर/],
  [/titles?/, /शीर्षक/],
  [/code/, /कोड/],
  [/descriptions?/, /(?<!थप )विवरण/],
  [/^details$/, /थप विवरण/],
  [/details/, /विवरण/, 'ra.notification.data_provider_error'],
  [/remarks/, /कैफियत/],
  [/priority/, /प्राथमिकता/],
  [/order/, /क्रम/],
  [/place/, /स्थान/, 'lesson_resource.replaces'],
  [/dates?/, /मिति/],
  [/^(?:batch )?year$/, /साल \(ई\.सं\.\)/, 'calendar.year'],
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
  [/characters?/, /अक्षर/, 'course_tree.hours_bound'],
  [/editors?/, /एडिटर/],
  [/format(ting)?/, /ढाँचा/],
  [/paragraph/, /अनुच्छेद/, 'menu_entry.paragraph_tag_report', 'passage.tag_quiz', 'passage_tag.list'],
  [/table/, /तालिका/],
  [/cells?/, /सेल/],
  [/embed(ded)?/, /इम्बेड/],
  [/shortcuts?|keystrokes?/, /सर्टकट/],

  [/records?/, /अभिलेख/],
  [/data/, /डाटा/],
  [/fields?/, /फिल्ड/],
  [/forms?/, /फारम/],
  [/lists?/, /सूची/],
  [/rows?/, /पङ्क्ति/],
  [/columns?/, /स्तम्भ/],
  [/pages?/, /पृष्ठ/],
  [/menus?/, /मेनु/, 'rules.feature_tagged_already'],
  [/dashboard/, /ड्यासबोर्ड/],
  [/product/, /प्रणाली/],
  [/storefront/, /वेबसाइट.* एप/],
  [/device/, /डिभाइस/],
  [/connection/, /इन्टरनेट/, 'chat.line.blocked'],
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
  [/view/, /हेर्|दृश्य/],
  [/add(ed)?/, /थप/],
  [/created?/, /सिर्जना/],
  [/updated?/, /अद्यावधिक/],
  [/changed?/, /परिवर्तन/],
  [/modified/, /परिमार्जन/],
  [/removed?/, /हटा/],
  [/discard/, /त्याग/],
  [/search/, /खोज/],
  [
    /find/,
    /खोज(?:्|े)/,
    'Below, you can find a list of keyboard shortcuts that can be used in the editor.',
    'ra.input.references.all_missing',
  ],
  [/choose|chosen?|chose|select(ed)?/, /छान/],
  [/cancel(led)?/, /रद्द/],
  [/close/, /बन्द/],
  [/expand/, /फैला/],
  [/collapse/, /खुम्च्या/],
  [/moved/, /सार/],
  [/uploads?|uploading/, /अपलोड/],
  [/downloads?/, /डाउनलोड/],
  [/export/, /निर्यात/],
  [/undo|taken back|taking it back/, /पूर्ववत्/],
  [/can’t be (?:undone|restored once it is deleted)/, /फिर्ता लिन मिल्दैन/],
  [/restore/, /फर्का/, 'feature_tag.deleted', 'instructor_tag.deleted', 'rules.feature_tagged_already'],
  [/sign(ed)? in/, /लगइन/],
  [/sign(ed)? out|log(ged|ging)? ?out/, /लगआउट/],
  [/loading|loaded/, /लोड/],
  [/are you sure/, /पक्का/],
];

const nepaliOf = new Map([...flatten(nepali), ...flatten(publicMessagesNe)]);
const texts = [
  ...[...flatten(englishWithMenu), ...flatten(publicMessages)].map(([key, text]) => ({
    key,
    text,
    translated: nepaliOf.get(key) ?? '',
  })),
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

/** A wrong word or form, and the keys of texts in which it is right. */
type Wrong = [form: RegExp, ...except: string[]];

const begins = String.raw`(?<![\p{L}\p{M}])`;
const wrong: Wrong[] = [
  // A syllabus, a printed exam paper, a person who edits, a key on the keyboard.
  [/पाठ्यक्रम/],
  [/नमुना प्रश्नपत्र/],
  [/सम्पादक/],
  [/कुञ्जी/],
  [/क्विज(?! ट्याग)(?<!(?:पाठ|पाठको|लाइभ) क्विज)/],
  [/प्रतिवेदन/],
  [/(?:विशेषता|प्रशिक्षक|गद्यांश|क्विज)(?:को|का) (?:मेटाइएका )?ट्याग/],
  [new RegExp(`जडान|${begins}लाइन`, 'u')],
  [/हेर्ने तरिका/],
  // The calendar’s own word; the other sentence says that this year is the last.
  [/वर्ष/, 'calendar.format', 'calendar.year', 'discussion.age.years', 'rules.must_be_year'],
  [/वर्णन/],
  [new RegExp(`${begins}(?:कक्ष(?!ा)|कोठा|यन्त्र)`, 'u')],
  [/मेटि/],
  [/भेट्टाउ/],
  [/उत्पादन|प्रदर्शन|बाहिरी पाना/],
  [/पूर्ववत् हुँदैन|फिर्ता (?!लिन मिल्दैन)/],
  [/साइन (?:इन|आउट)/],
  [/embed/],
  [/थरको|पहिलो नाम/],
  [/बैंक|मंसिर|संख्या|अंक/],
  [/नु (?:पर्छ|पर्ने|हुँदैन)/],
  [/अद्यावधिक गरियो/],
  [/दैनन्(?=[।; ])/],
  // Records are counted by वटा and people by जना; measures such as characters and seconds are not.
  [/(?:%\{(?:smart_)?count\}|१) (?:प्रश्न|ट्याग|फाइल|पङ्क्ति|परिवर्तन|कोर्स|पाठ|अभिलेख|सक्रिय)/],
];

test.each(wrong)('no text says %s, and the exceptions do', (form, ...except) => {
  const saying = texts.flatMap(({ key, translated }) => (form.test(translated) ? [key] : []));
  expect(saying.toSorted()).toEqual(except.toSorted());
});

test('a choice of “is there” or “is there not” has a label that isn’t a sentence itself', () => {
  const asked = texts.filter(({ key, translated }) => key.startsWith('fields.') && /(?:छ|छन्|हो)$/.test(translated));
  expect(asked.map(({ key }) => key)).toEqual(['fields.quiz_tags']);
});

test.each([
  ['fields.tagged', 'choices.tagged', 'गर्ने', 'नगर्ने'],
  ['fields.same_as_permanent', 'choices.same_as_permanent', 'हो', 'होइन'],
  ['fields.has_exam', 'choices', 'छ', 'छैन'],
])('the answers to %s fit it', (question, answers, yes, no) => {
  expect(nepaliOf.get(question)).toMatch(/\p{L}/u);
  expect([nepaliOf.get(`${answers}.y`), nepaliOf.get(`${answers}.n`)]).toEqual([yes, no]);
});
