import type { departmentMessages } from './messages';

export const departmentMessagesNe: typeof departmentMessages = {
  fields: {
    department_code: 'विभागको कोड',
  },
  department: {
    title: 'विभाग व्यवस्थापन',
    tree: 'विभागको संरचना',
    empty: 'अहिलेसम्म कुनै विभाग छैन: पहिलो विभाग थप्नुहोस्।',
    add: 'विभाग थप्नुहोस्',
    edit: 'विभाग सम्पादन गर्नुहोस्',
    view: 'विभागको विवरण',
    do: {
      edit: 'सम्पादन गर्नुहोस्',
      add_below: 'मुनि विभाग थप्नुहोस्',
    },
    do_to: {
      view: '%{name} हेर्नुहोस्',
      edit: '%{name} सम्पादन गर्नुहोस्',
      add_below: '%{name} मुनि विभाग थप्नुहोस्',
    },
  },
};
