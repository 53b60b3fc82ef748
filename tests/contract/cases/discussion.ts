import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refusal, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { countUnanswered, unansweredComments } from '@/backend/records/unanswered';
import { discussionCalls } from '@/contract/discussion';

const form = {
  comments: '<p>Without the <b>tax</b>.</p>',
  parent: 2,
  topic_id: 1,
  lesson_id: 1,
  main_topic: 1,
  subcourse_slug: 'quantitative-aptitude',
};
const edit = { discussion: 1, comments: '<p>Ask here, or in class.</p>' };

/** A valid body of each call. */
export const discussionExamples = { createDiscussion: form, updateDiscussion: edit } satisfies Examples;

const refusedComments: Refused<'createDiscussion' | 'updateDiscussion'>[] = [
  ['comments', ' <p>&nbsp;</p> ', 'This field is required'],
];

const flat = z.object({ data: z.array(z.object({ iid: z.int(), parent: z.nullable(z.int()) })) });

export const discussionCases = {
  getDiscussion: (open) => {
    test('answers the threads, each with what answers it, and how old they are', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getDiscussion', { subTopicId: 'marked-price' }, staff.access);
      const age = (api.host.now().getTime() - Date.parse('2026-04-20T04:00:00.000Z')) / 1000;
      expect(body).toEqual({
        data: [
          {
            iid: 1,
            parent: null,
            comments: '<p>Ask here.</p>',
            user_name: 'Sita Rai',
            user_email: 'staff@coursedesk.test',
            is_staff: true,
            posted_date: expect.closeTo(age, -2),
            posted_at: '2026-04-20T04:00:00.000Z',
            edited_at: null,
            hidden_reason: null,
            hidden_by: null,
            hidden_date: null,
            needs_answer: false,
            settled_by: null,
            settled_date: null,
            children: [
              expect.objectContaining({
                iid: 2,
                parent: 1,
                user_name: 'Maya Gurung',
                user_email: 'maya@example.com',
                is_staff: false,
                children: [],
              }),
            ],
          },
        ],
      });
    });

    test('the newest thread comes first, and nobody’s comment has no name', async () => {
      const { api, staff } = await open();
      await api.call('createDiscussion', { ...form, parent: null, topic_id: 2 }, staff.access);
      const { body } = await api.call('getDiscussion', { subTopicId: '2' }, staff.access);
      expect(body).toMatchObject({
        data: [
          { iid: 4, children: [] },
          { iid: 3, user_name: null, user_email: null },
        ],
      });
    });

    test('a chain of 3,000 answers is read, the deepest in one list', async () => {
      const { api, staff } = await open();
      const last = (await api.host.store.get('discussion', 2)) ?? expect.fail('There is no answer');
      const row = { ...last, sub_topic_iid: 1, user_iid: null, student_iid: 1, comments: 'x', awaits_answer: 'y' } as const;
      const chain = Array.from({ length: 3000 }, (_, place) => ({
        ...row,
        iid: place + 10,
        parent: place === 0 ? 2 : place + 9,
        posted_at: '2026-04-22T05:00:00.000Z',
        edited_at: null,
      }));
      await api.host.store.putBack('discussion', chain);
      const { status, body } = await api.call('getDiscussion', { subTopicId: '1' }, staff.access);
      expect(api.host.reports).toEqual([]);
      expect(status).toBe(200);
      const { data } = flat.parse(discussionCalls.getDiscussion.reply.parse(body));
      expect(data.map(({ iid }) => iid)).toEqual([1, 2, ...chain.map(({ iid }) => iid)]);
      expect(data.at(-1)).toEqual({ iid: 3009, parent: 3008 });
    });
  },

  createDiscussion: (open) => {
    test('posts an answer of whoever is signed in', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createDiscussion', form, staff.access);
      expect(body).toMatchObject({
        msg: 'Comment posted successfully',
        data: { iid: 4, comments: form.comments, user_name: 'Sita Rai', is_staff: true },
      });
      const answer = await api.call('getDiscussion', { subTopicId: '1' }, staff.access);
      expect(answer.body).toMatchObject({ data: [{ children: [{ iid: 2, children: [{ iid: 4 }] }] }] });
    });

    test('an answer of staff takes a comment off those that nobody has answered', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const waiting = async () => (await unansweredComments(store, 10)).map(({ iid }) => iid);
      expect([await waiting(), await countUnanswered(store)]).toEqual([[2, 3], 2]);
      await api.call('createDiscussion', form, staff.access);
      expect([await waiting(), await countUnanswered(store)]).toEqual([[3], 1]);
      expect(await unansweredComments(store, 0)).toEqual([]);
    });

    test('refuses a comment whose place doesn’t fit together', async () => {
      const world = await open();
      const { api, staff } = world;
      const course = { subcourse: 1, lecture_hours: '1', topic_title: 'Interest' };
      await api.call('createMainTopic', course, staff.access);
      const answer = (sent: object) => answerUnwritten(world, 'createDiscussion', { ...form, ...sent });
      expect(await answer({ lesson_id: 2 })).toEqual(marked({ topic_id: ['Must belong to the chosen lesson'] }));
      expect(await answer({ main_topic: 2 })).toEqual(marked({ lesson_id: ['Must belong to the chosen main topic'] }));
      expect(await answer({ subcourse_slug: 'nowhere' })).toEqual(marked({ subcourse_slug: ['Must be a record that exists'] }));
    });

    test('refuses an answer to a comment of another sub topic', async () => {
      expect(await refusal(open, 'createDiscussion', { ...form, parent: 3 })).toEqual(
        marked({ parent: ['The comment that you answer is on another sub topic'] }),
      );
    });

    test('begins a thread where no comment is answered, and without the subcourse', async () => {
      const { api, staff } = await open();
      const { parent: _, subcourse_slug: __, ...sent } = form;
      expect(await api.call('createDiscussion', sent, staff.access)).toMatchObject({ status: 200 });
      const { body } = await api.call('getDiscussion', { subTopicId: '1' }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 4 }, { iid: 1 }] });
    });

    refuses(open, 'createDiscussion', form, [
      ...refusedComments,
      ['parent', 99, 'The comment that you answer is no longer there'],
      ['topic_id', undefined, 'This field is required'],
      ['lesson_id', null, 'This field is required'],
      ['main_topic', undefined, 'This field is required'],
    ]);
  },

  updateDiscussion: (open) => {
    test('changes one’s own comment, and notes when', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateDiscussion', edit, staff.access);
      expect(body).toMatchObject({ msg: 'Comment updated successfully', data: { iid: 1, comments: edit.comments } });
      expect(await api.host.store.get('discussion', 1)).toMatchObject({ edited_at: expect.stringMatching(/^20/) });
    });

    test('refuses to change the comments of others, and of nobody', async () => {
      const foreign = { status: 403, body: { msg: 'You can change only your own comments' } };
      expect(await refusal(open, 'updateDiscussion', { ...edit, discussion: 2 })).toEqual(foreign);
      expect(await refusal(open, 'updateDiscussion', { ...edit, discussion: 3 })).toEqual(foreign);
    });

    refuses(open, 'updateDiscussion', edit, refusedComments);
    missing(open, 'updateDiscussion', { ...edit, discussion: 99 }, 'Comment');
  },
} satisfies CaseSet;
