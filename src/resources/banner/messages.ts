export const bannerMessages = {
  fields: {
    banner_tag_line: 'Banner Title',
    banner_desc: 'Description',
    banner_img: 'Image',
    banner_intro: 'Intro Video URL',
    has_enroll: 'Has Enroll',
  },
  banner: {
    image: 'Update Banner Image',
    phone: 'On a phone',
    desktop: 'On a desktop',
  },
  mobile_banner: {
    list: 'Mobile Banner Setup',
    list_purpose: 'A mobile banner is a picture at the top of the app.',
    figure: { all: 'Mobile banners' },
    add: 'Add Banner',
    edit: 'Edit Banner',
    view: 'Banner Details',
    delete: {
      title: 'Delete Banner',
      effect: 'Learners of %{course_name} no longer see the banner “%{name}” in the phone application.',
      confirm: 'Delete',
    },
  },
  home_banner: {
    list: 'Home Banner Setup',
    list_purpose: 'A home banner is a picture at the top of the website.',
    figure: { all: 'Home banners' },
    add: 'Add Home Banner',
    edit: 'Edit Home Banner',
    view: 'Home Banner Details',
    delete: {
      title: 'Delete Home Banner',
      effect: 'Visitors no longer see the banner “%{name}” on the home page.',
      confirm: 'Delete',
    },
  },
};
