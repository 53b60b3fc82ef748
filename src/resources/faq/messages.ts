export const faqMessages = {
  fields: {
    faq_title: 'Question',
    faq_desc: 'Answer',
  },
  faq: {
    list: 'FAQ Setup',
    list_purpose: 'These are the questions about a course that learners ask most, with their answers.',
    add: 'Add FAQ',
    edit: 'Edit FAQ',
    view: 'FAQ Details',
  },
};
