import type { CaseSet, Open } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';

const options = [
  { options: '<p>Koshi</p>', correct: false },
  { options: '<p>Karnali</p>', correct: true },
  { options: '<p><em>Gandaki</em></p>', correct: true },
];

export const form = {
  question: '<p>Which rivers rise <b>beyond</b> the Himalaya?</p>',
  quiz_options: options,
  correct_option: 'Gandaki',
  answer_desc: '<p>They are older than the mountains.</p>',
  has_video_solution: 'y' as const,
  video_solution: 'https://youtu.be/demo-qz0001',
  app_video_solution: 'https://videos.example.com/quiz/1.mp4',
};
export const edit = { ...form, question_id: 1, modified_remarks: 'more exact' };

const kept = { ...form, opiton_description: 'Koshi\nKarnali\nGandaki' };

const twice = [...options, { options: '<p>Koshi </p>', correct: false }];

const defined = 'A formula must not define commands, as by \\def or \\newcommand: write out what they stand for';

const refusedFields: Refused<'createQuiz' | 'editQuiz'>[] = [
  ['question', '<p>\u200b<br></p>', 'This field is required'],
  ['question', '<p>\\(\\def\\a{x}\\a\\a\\)</p>', defined],
  ['answer_desc', '<p>\\[\\newcommand{\\a}{x}\\a\\]</p>', defined],
  ['quiz_options', options.slice(2), 'Must have at least this many rows: 2'],
  [
    'quiz_options',
    Array.from({ length: 11 }, (_, index) => ({ options: index === 0 ? 'Gandaki' : `River ${index}`, correct: true })),
    'Must have at most this many rows: 10',
  ],
  ['quiz_options', options.map((row) => ({ ...row, correct: false })), 'At least one option must be true'],
  ['correct_option', '<p>Koshi</p>', 'Must be the text of an option that is true'],
  ['correct_option', 'gandaki', 'Must be the text of an option that is true'],
  ['video_solution', 'http://videos.example.com/1.mp4', 'Must be a web address that begins with https://'],
  ['video_solution', null, 'This field is required'],
  ['app_video_solution', '', 'This field is required'],
];

/** Tests that a fault of one row is reported at that row, and hides no other fault. */
function refusesRows(open: Parameters<typeof refuses>[0], name: 'createQuiz' | 'editQuiz', whole: typeof form): void {
  test('refuses an empty option, one that reads as another and one that defines a command, each at its row, and a correct option that is none', async () => {
    const quiz_options = [...twice, { options: ' ', correct: true }, { options: '\\(\\let\\a=x\\)', correct: false }];
    const answer = await answerUnwritten(await open(), name, { ...whole, quiz_options, correct_option: 'Mahakali' });
    expect(answer).toEqual(
      marked({
        'quiz_options.3.options': ['An option above reads the same'],
        'quiz_options.4.options': ['This field is required'],
        'quiz_options.5.options': [defined],
        correct_option: ['Must be the text of an option that is true'],
      }),
    );
  });
  test('takes options for others that are raised, in capitals, a formula, underlined or joined', async () => {
    const { api, staff } = await open();
    const texts = ['103', '10<sup>3</sup>', '10<sub>3</sub>', 'a', 'A', '\\(a\\)', '\\(A\\)', '<u>a</u>', 'गर्\u200dयो', 'गर्यो'];
    const quiz_options = texts.map((text) => ({ options: text, correct: text === '10<sup>3</sup>' }));
    const given = { ...whole, quiz_options, correct_option: ' 10<sup>3</sup>' };
    expect((await api.call(name, given, staff.access)).status).toBe(200);
  });
}

/** A valid body of each call. */
export const quizExamples = {
  searchQuestion: { query_string: 'the capital' },
  createQuiz: form,
  editQuiz: edit,
} satisfies Examples;

export const quizCases = {
  getQuizAll: (open) => {
    test('begins with the newest, each with its options in their order', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getQuizAll', { offset: '0', limit: '10' }, staff.access);
      expect(body).toMatchObject({
        data: [
          { iid: 2, question: '<p>नेपालको राजधानी कुन हो?</p>' },
          {
            iid: 1,
            quiz_options: [
              { option_id: 1, options: '<p>Kathmandu</p>', correct: true },
              { option_id: 2, options: '<p>Pokhara</p>', correct: false },
            ],
          },
        ],
        len: [{ len: 2 }],
      });
    });
  },

  getQuizById: (open) => {
    test('finds one by its id, with its options', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getQuizById', { id: '2' }, staff.access);
      expect(body).toMatchObject({
        data: {
          iid: 2,
          has_video_solution: 'n',
          quiz_options: [{ option_id: 3 }, { option_id: 4 }],
          quiz_tags: [{ tag_id: 1, lesson_title: 'Ratio', modelset_name: 'First rehearsal', modelset_order_priority: 1 }],
        },
      });
    });
    missing(open, 'getQuizById', { id: '99' }, 'Quiz');
  },

  searchQuestion: (open) => {
    test.each([
      ['capital of NEPAL', [1]],
      ['<p>नेपालको राजधानी', [2]],
      ['<p>Capital of <i>Nepal</i></p>', [1]],
      ['<b>x', []],
      ['Kathmandu', []],
    ])('for %s finds what a reader sees: %j', async (query_string, ids) => {
      const { api, staff } = await open();
      const { body } = await api.call('searchQuestion', { query_string }, staff.access);
      expect(body).toMatchObject({ data: ids.map((iid) => ({ iid })) });
      expect(Object(body).data).toHaveLength(ids.length);
    });
    test('answers the newest 500, and how many there are', async () => {
      const { api, staff } = await open();
      const [row] = await api.host.store.list('quiz', { limit: 1 });
      if (!row) throw new Error('There is no question');
      const { iid: _, ...columns } = row;
      const many = Array.from({ length: 501 }, (_each, index) => ({ ...columns, question: `<p>Sherpa peak ${index}</p>` }));
      await api.host.store.insertMany('quiz', many);
      const find = async (query_string: string) => (await api.call('searchQuestion', { query_string }, staff.access)).body;
      const body = Object(await find('SHERPA peak'));
      expect(body).toMatchObject({ len: [{ len: 501 }] });
      expect(body.data).toHaveLength(500);
      expect(body.data[0]).toMatchObject({ question: '<p>Sherpa peak 500</p>' });
      expect(body.data[499]).toMatchObject({ question: '<p>Sherpa peak 1</p>' });
      expect(await find('peak 500')).toMatchObject({ len: [{ len: 1 }] });
    });
    refuses(open, 'searchQuestion', { query_string: 'x' }, [['query_string', '<p> </p>', 'This field is required']]);
  },

  getUntaggedQuiz: (open) => {
    test('lists the questions without a tag and a passage, the newest first', async () => {
      const { api, staff } = await open();
      await api.call('createQuiz', form, staff.access);
      const untagged = async () => (await api.call('getUntaggedQuiz', {}, staff.access)).body;
      expect(await untagged()).toMatchObject({ data: [{ iid: 3 }] });
      await api.call('deleteQuizTag', { tag_id: 1 }, staff.access);
      expect(await untagged()).toMatchObject({ data: [{ iid: 3 }, { iid: 2 }] });
      await api.host.store.removeMany('passage_quiz_tag', {});
      expect(await untagged()).toMatchObject({ data: [{ iid: 3 }, { iid: 2 }, { iid: 1 }] });
    });
  },

  createQuiz: (open) => {
    test('keeps what was sent, and the options’ words', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createQuiz', { ...form, opiton_description: 'anything' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz created successfully',
        data: { ...kept, iid: 3, created_by: 'sita', modified_by: null },
      });
    });
    test('fills in the correct option where none is given, and takes the videos away where it has none', async () => {
      const { api, staff } = await open();
      const given = { ...form, correct_option: '<p></p>', has_video_solution: 'n' as const, answer_desc: null };
      const { body } = await api.call('createQuiz', given, staff.access);
      expect(body).toMatchObject({
        data: { correct_option: '<p>Karnali</p>', answer_desc: null, video_solution: null, app_video_solution: null },
      });
    });
    refuses(open, 'createQuiz', form, refusedFields);
    refusesRows(open, 'createQuiz', form);
  },

  editQuiz: (open) => {
    test('changes the record, puts the options in place of the others, and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('editQuiz', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Quiz updated successfully',
        data: { ...kept, iid: 1, modified_by: 'sita', modified_remarks: 'more exact' },
      });
      expect(await api.host.store.count('quiz_option', { where: { quiz_iid: 1 } })).toBe(3);
      expect(await api.host.store.count('quiz_option', { where: { quiz_iid: 2 } })).toBe(2);
    });
    keepsOptionIds(open, edit);
    test('needs no remark, and keeps none of an earlier change', async () => {
      const { api, staff } = await open();
      await api.call('editQuiz', edit, staff.access);
      const { body } = await api.call('editQuiz', { ...edit, modified_remarks: ' ' }, staff.access);
      expect(body).toMatchObject({ data: { modified_by: 'sita', modified_remarks: null } });
    });
    refuses(open, 'editQuiz', edit, [...refusedFields, ...refusedRemarks(4, 100)]);
    refusesRows(open, 'editQuiz', edit);
  },
} satisfies CaseSet;

const stored = z.object({ data: z.object({ quiz_options: z.array(z.object({ option_id: z.int() })) }) });

/** Tests that a change of a question keeps the ids of options that stay. */
function keepsOptionIds(open: Open, edit: object): void {
  test('an option that stays keeps its id, wherever it is and whatever its text becomes at its place', async () => {
    const { api, staff } = await open();
    const idsAfter = async (...texts: string[]) => {
      const quiz_options = texts.map((options, place) => ({ options, correct: place === 0 }));
      const { body } = await api.call('editQuiz', { ...edit, quiz_options, correct_option: null }, staff.access);
      return stored.parse(body).data.quiz_options.map(({ option_id }) => option_id);
    };
    const [first, second, third] = await idsAfter('Koshi', 'Karnali', 'Gandaki');
    expect(await idsAfter('Gandaki', 'Koshi', 'Karnali')).toEqual([third, first, second]);
    expect(await idsAfter('Gandaki', 'Bagmati', 'Karnali')).toEqual([third, first, second]);
    expect(await idsAfter('Gandaki', 'Karnali')).toEqual([third, second]);
    const [, , added] = await idsAfter('Gandaki', 'Karnali', 'Koshi');
    expect([first, second, third]).not.toContain(added);
  });
}
