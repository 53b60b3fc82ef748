import { exact, folded, type UniqueRule } from './uniqueRule';

/** Every unique rule of the product, each once. */
export const uniqueRules: readonly UniqueRule[] = [
  folded('user', { name: 'user_email_unique', column: 'email', message: 'email_taken' }),
  folded('role', { name: 'role_name_unique', column: 'role_name', message: 'role_name_taken' }),
  folded('menu', { name: 'menu_name_unique', column: 'menu_name', within: ['parent'], message: 'menu_name_taken' }),
  // Only menus with a route: any number may have none.
  folded('menu', {
    name: 'menu_route_unique',
    column: 'menu_route',
    within: ['parent'],
    among: ({ menu_route }) => menu_route !== null,
    message: 'menu_route_taken',
  }),
  folded('company', { name: 'company_name_unique', column: 'company_name', message: 'company_name_taken' }),
  folded('department', { name: 'department_name_unique', column: 'department_name', message: 'department_name_taken' }),
  folded('department', { name: 'department_code_unique', column: 'department_code', message: 'department_code_taken' }),
  folded('designation', {
    name: 'designation_unique',
    column: 'designation',
    within: ['department_iid'],
    message: 'designation_taken',
  }),
  folded('designation', { name: 'designation_code_unique', column: 'designation_code', message: 'designation_code_taken' }),
  folded('employee', { name: 'employee_email_unique', column: 'emp_email', message: 'employee_email_taken' }),
  folded('employee', {
    name: 'citizenship_no_unique',
    column: 'citizenship_no',
    field: 'identification.citizenship_no',
    message: 'citizenship_no_taken',
  }),
  folded('employee', {
    name: 'id_card_no_unique',
    column: 'id_card_no',
    among: ({ id_card_no }) => id_card_no !== null,
    message: 'id_card_no_taken',
  }),

  folded('course_category', { name: 'category_name_unique', column: 'category_name', message: 'category_name_taken' }),
  folded('course_category', { name: 'category_code_unique', column: 'course_categories_code', message: 'category_code_taken' }),
  exact('course_category', {
    name: 'category_slug_unique',
    column: 'category_slug',
    field: 'category_name',
    message: 'category_name_taken',
  }),

  folded('course', { name: 'course_name_unique', column: 'course_name', within: ['cat_id'], message: 'course_name_taken' }),
  folded('course', { name: 'course_code_unique', column: 'course_code', within: ['cat_id'], message: 'course_code_taken' }),
  exact('course', { name: 'course_slug_unique', column: 'course_slug', field: 'course_name', message: 'course_name_taken' }),

  folded('subcourse', {
    name: 'subcourse_name_unique',
    column: 'subcourse_name',
    within: ['course_id'],
    message: 'subcourse_name_taken',
  }),
  folded('subcourse', {
    name: 'subcourse_code_unique',
    column: 'subcourse_code',
    within: ['course_id'],
    message: 'subcourse_code_taken',
  }),
  exact('subcourse', { name: 'subcourse_slug_unique', column: 'slug', field: 'subcourse_name', message: 'subcourse_name_taken' }),

  folded('main_topic', {
    name: 'main_topic_title_unique',
    column: 'topic_title',
    within: ['subcourse_iid'],
    message: 'topic_title_taken',
  }),
  exact('main_topic', { name: 'main_topic_slug_unique', column: 'slug', field: 'topic_title', message: 'topic_title_taken' }),

  folded('lesson', {
    name: 'lesson_title_unique',
    column: 'lesson_title',
    within: ['main_topic_iid'],
    message: 'lesson_title_taken',
  }),
  exact('lesson', {
    name: 'lesson_order_unique',
    column: 'lesson_order',
    within: ['main_topic_iid'],
    message: 'lesson_order_taken',
  }),
  exact('lesson', { name: 'lesson_slug_unique', column: 'slug', field: 'lesson_title', message: 'lesson_title_taken' }),

  folded('sub_topic', {
    name: 'sub_topic_title_unique',
    column: 'topic_title',
    within: ['lesson_iid'],
    message: 'topic_title_taken',
  }),
  exact('sub_topic', {
    name: 'sub_topic_order_unique',
    column: 'sub_topic_order',
    within: ['lesson_iid'],
    message: 'sub_topic_order_taken',
  }),
  exact('sub_topic', { name: 'sub_topic_slug_unique', column: 'slug', field: 'topic_title', message: 'topic_title_taken' }),

  folded('course_price', {
    name: 'package_name_unique',
    column: 'package_name',
    within: ['course_iid'],
    message: 'package_name_taken',
  }),

  exact('article', { name: 'article_slug_unique', column: 'slug', field: 'article_title', message: 'article_title_taken' }),

  folded('batch', { name: 'batch_name_unique', column: 'batch_name', within: ['course_iid'], message: 'batch_name_taken' }),
  // Deleted tags too, because they are recovered.
  exact('batch_tag', {
    name: 'batch_tag_unique',
    column: 'student_iid',
    within: ['batch_iid'],
    field: 'student_list',
    message: 'student_tagged_already',
  }),
  folded('modelset', {
    name: 'modelset_name_unique',
    column: 'modelset_name',
    within: ['course_iid', 'year'],
    message: 'modelset_name_taken',
  }),
  exact('modelset_batch_tag', {
    name: 'modelset_batch_tag_unique',
    column: 'batch_iid',
    within: ['modelset_iid'],
    field: 'batch',
    message: 'modelset_tagged_already',
  }),

  folded('feature', { name: 'feature_title_unique', column: 'features_title', message: 'feature_title_taken' }),
  // Deleted tags too, because they can be restored.
  exact('feature_tag', {
    name: 'feature_tag_unique',
    column: 'course_iid',
    within: ['feature_iid'],
    field: 'non_field_errors',
    message: 'feature_tagged_already',
  }),

  // Only tags that aren't deleted: a deleted one blocks no other.
  exact('instructor_tag', {
    name: 'instructor_tag_unique',
    column: 'subcourse_iid',
    within: ['instructor_iid'],
    among: ({ is_deleted_flag }) => is_deleted_flag !== 'y',
    field: 'non_field_errors',
    message: 'instructor_tagged_already',
  }),
  exact('onboard', {
    name: 'onboard_priority_unique',
    column: 'onboard_priority',
    among: ({ is_deleted_flag }) => is_deleted_flag !== 'y',
    message: 'onboard_priority_taken',
  }),

  folded('quiz_level', { name: 'quiz_level_unique', column: 'level_name', message: 'quiz_level_taken' }),

  folded('passage', {
    name: 'passage_title_unique',
    column: 'paragraph_title',
    within: ['course_iid'],
    message: 'passage_title_taken',
  }),
  exact('passage_quiz_tag', {
    name: 'passage_quiz_unique',
    column: 'quiz_iid',
    within: ['passage_iid'],
    field: 'non_field_errors',
    message: 'passage_has_quiz_already',
  }),

  // No refusal: the write is answered as it was before.
  exact('answered_write', { name: 'answered_write_unique', column: 'key', message: 'server_error' }),
  // No refusal: the chat numbers its messages by them, and tries again.
  exact('chat_message', { name: 'chat_number_unique', column: 'number', message: 'chat_busy' }),
  exact('chat_message', {
    name: 'chat_local_id_unique',
    column: 'local_id',
    within: ['user_iid'],
    among: ({ local_id }) => local_id !== null,
    message: 'chat_busy',
  }),
  exact('chat_seen', { name: 'chat_seen_unique', column: 'user_iid', message: 'chat_busy' }),
];

/** Returns the unique rules of a table. */
export const rulesOf = (table: string): UniqueRule[] => uniqueRules.filter((rule) => rule.table === table);
