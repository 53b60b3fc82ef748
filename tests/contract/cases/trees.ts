import type { CaseSet } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

export const treeCases = {
  getMenu: (open) => {
    test('nests the inner menus in their order, for every person', async () => {
      const { api, learner } = await open();
      const { body } = await api.call('getMenu', {}, learner.access);
      const categories = {
        menu_name: 'Categories',
        menu_route: 'coursesetup/coursecategorysetup',
        menu_icon: null,
        children: [],
      };
      expect(body).toEqual({
        data: [
          { menu_name: 'Dashboard', menu_route: 'dashboard', menu_icon: 'dashboard', children: [] },
          { menu_name: 'Course Setup', menu_route: null, menu_icon: 'school', children: [categories] },
        ],
      });
    });
  },

  getCourseTree: (open) => {
    test.each([
      [{ video_url: 'https://www.youtube.com/watch?v=a1' }, true],
      [{ video_url: 'https://www.youtube.com/embed/' }, false],
      [{ em_video_url: '<iframe src="https://player.vimeo.com/video/42">' }, true],
      [{ em_video_url: '<iframe src="https://player.vimeo.com/video/">' }, false],
      [{}, false],
    ])('%j: a video to play: %j', async (video, has_video) => {
      const { api, staff } = await open();
      await api.host.store.update('sub_topic', 2, { page_type: 'multimedia', ...video });
      const { body } = await api.call('getCourseTree', {}, staff.access);
      const [category] = calls.getCourseTree.reply.parse(body).data;
      const lesson = category?.courses[0]?.subcourses[0]?.main_topics[0]?.lessons[1];
      expect(lesson?.sub_topics[0]).toMatchObject({ topic_title: 'Cost price', has_video });
    });
    test('nests the catalogue in display order', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getCourseTree', {}, staff.access);
      const subTopics = [{ topic_title: 'Cost price', sub_topic_order: 1 }, { topic_title: 'Marked price' }];
      const lessons = [
        { lesson_title: 'Ratio', sub_topics: [] },
        { lesson_title: 'Profit and loss', sub_topics: subTopics },
      ];
      const subcourses = [{ slug: 'quantitative-aptitude', main_topics: [{ topic_title: 'Percentage', lessons }] }];
      expect(body).toMatchObject({
        data: [
          { iid: 1, category_slug: 'banking', courses: [{ course_slug: 'nrb-assistant', is_course_live: 'y', subcourses }] },
          { iid: 2, courses: [] },
        ],
      });
    });
  },
} satisfies CaseSet;
