export const onboardMessages = {
  fields: {
    onboard_title: 'Title',
    onboard_priority: 'Sequence',
    onboard_img: 'Banner Image',
  },
  onboard: {
    list: 'Onboard Mobile Setup',
    list_purpose: 'Onboard banners are what the app shows somebody who opens it for the first time.',
    add: 'Add Onboard',
    edit: 'Edit Onboard',
    view: 'Onboard Details',
    image: 'Update Onboard Image',
    delete: {
      title: 'Delete Onboard',
      effect: 'Whoever opens the phone application first no longer sees “%{name}”. It stays in this table, and can be restored.',
      none: 'It is deleted already.',
      confirm: 'Delete',
    },
    restore: {
      title: 'Restore Onboard',
      effect: 'Whoever opens the phone application first sees “%{name}” again, at its place.',
      none: 'It isn’t deleted.',
      confirm: 'Restore',
    },
  },
};
