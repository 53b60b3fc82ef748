export const instructorMessages = {
  fields: {
    instructor: 'Instructor',
    middle_name: 'Middle Name',
    image: 'Image',
    experience: 'Experience (Bio)',
    instructor_short_desc: 'Short Description',
    instructor_tags: 'Tags',
    instructor_type: 'Type',
  },
  choices: {
    gender: { male: 'Male', female: 'Female', others: 'Others' },
    instructor_type: { instructor: 'Instructor', sme: 'SME' },
  },
  instructor: {
    list: 'Instructor Setup',
    list_purpose: 'An instructor teaches subcourses; learners see who it is.',
    add: 'Add Instructor',
    edit: 'Edit Instructor',
    view: 'Instructor Details',
    image: 'Update Instructor Image',
    tag_name: 'Tag %{name}',
    tagged: 'Tagged',
    untagged: 'Untagged',
    figure: { all: 'Instructors', part: '%{count} untagged', none: 'Each is tagged' },
    group_person: 'Person',
    group_teaching: 'Teaching',
  },
  instructor_tag: {
    list: 'Tag Instructor Setup',
    list_purpose: 'A tag says which subcourses an instructor teaches.',
    add: 'Add Instructor Tag',
    edit: 'Edit Instructor Tag',
    view: 'Instructor Tag Details',
    deleted: 'Restore Instructor Setup',
    deleted_purpose: 'Deleted instructor tags are here until they are restored.',
    delete: {
      title: 'Delete Instructor Tag',
      effect:
        'The course “%{course_name}” no longer names “%{instructor_name}” for “%{subcourse_name}”. “Restore Instructor Setup” keeps the tag: it can be restored there.',
      confirm: 'Delete',
    },
    restore: {
      title: 'Restore Instructor Tag',
      effect: 'The course “%{course_name}” names “%{instructor_name}” for “%{subcourse_name}” again.',
      confirm: 'Restore',
    },
  },
};
