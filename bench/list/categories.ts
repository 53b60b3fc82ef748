const audit = { created_by: 'staff', created_date: null, modified_by: null, modified_date: null, modified_remarks: null };

/** 5,000 course categories. */
export const categories = Array.from({ length: 5000 }, (_, index) => ({
  iid: index + 1,
  category_name: `Category ${index + 1}`,
  course_categories_code: `K${index + 1}`,
  category_slug: `category-${index + 1}`,
  ...audit,
}));
