import type { designationMessages } from './messages';

export const designationMessagesNe: typeof designationMessages = {
  fields: {
    designation: 'पद',
    designation_code: 'पदको कोड',
    department: 'विभाग',
  },
  designation: {
    title: 'पद व्यवस्थापन',
    tree: 'पदको संरचना',
    empty: 'अहिलेसम्म कुनै विभाग छैन। पद विभागमुनि रहन्छन्: पहिले “विभाग व्यवस्थापन” मा विभाग थप्नुहोस्।',
    add: 'पद थप्नुहोस्',
    edit: 'पद सम्पादन गर्नुहोस्',
    view: 'पदको विवरण',
    do: {
      edit: 'सम्पादन गर्नुहोस्',
    },
    do_to: {
      view: '%{name} हेर्नुहोस्',
      edit: '%{name} सम्पादन गर्नुहोस्',
      add_to: '%{name} मा पद थप्नुहोस्',
    },
  },
};
