export const faqMessages = {
  fields: {
    faq_title: 'Question',
    faq_desc: 'Answer',
  },
  faq: {
    list: 'FAQ Setup',
    add: 'Add FAQ',
    edit: 'Edit FAQ',
    view: 'FAQ Details',
  },
};
