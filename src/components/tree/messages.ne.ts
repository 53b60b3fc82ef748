import type { treePageMessages } from './messages';

export const treePageMessagesNe: typeof treePageMessages = {
  fields: {
    parent: 'माथिल्लो तह',
    parent_name: 'माथिल्लो तह',
    department_name: 'विभागको नाम',
  },
  tree_page: {
    steps: 'संरचना वा फारम',
    form: 'फारम',
    print: 'संरचना छाप्नुहोस्',
    search: 'संरचनामा खोज्नुहोस्',
    splitter: 'संरचनाको चौडाइ',
    narrower: 'संरचना साँघुरो पार्नुहोस्',
    wider: 'संरचना चौडा पार्नुहोस्',
    found: '%{count} वटा भेटियो',
    found_at: '%{count} मध्ये %{place}: %{name}',
    found_previous: 'अघिल्लो भेटिएको',
    found_next: 'अर्को भेटिएको',
    none_found: 'संरचनामा केही मिलेन।',
    children: 'भित्र: %{count}',
    not_there: 'संरचनामा यो ठेगानाको केही छैन',
  },
};
