export const alumniMessages = {
  fields: {
    alumni_name: 'Name',
    alumni_achievement: 'Achievement',
    alumni_desc: 'Description',
    alumni_img: 'Image',
    rating: 'Rating',
  },
  alumni: {
    list: 'Alumni Setup',
    list_purpose: 'Alumni are former students who tell of their success on the website.',
    add: 'Add Alumni',
    edit: 'Edit Alumni',
    view: 'Alumni Details',
    group_person: 'Person',
    group_course: 'Course and opinion',
    image: 'Update Alumni Image',
    delete: {
      title: 'Delete Alumni',
      effect: 'Learners of %{course_name} no longer see the story of “%{name}”.',
      confirm: 'Delete',
    },
  },
};
