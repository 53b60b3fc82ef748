import type { CaseSet } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';

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
