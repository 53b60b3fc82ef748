import categories from '@fixtures/course_categories.json';
import coursePrices from '@fixtures/course_prices.json';
import courses from '@fixtures/courses.json';
import faqs from '@fixtures/faqs.json';
import instructors from '@fixtures/instructors.json';
import lessonResources from '@fixtures/lesson_resources.json';
import lessons from '@fixtures/lessons.json';
import mainTopics from '@fixtures/main_topics.json';
import menus from '@fixtures/menus.json';
import overviews from '@fixtures/overviews.json';
import subTopics from '@fixtures/sub_topics.json';
import subcourses from '@fixtures/subcourses.json';
import users from '@fixtures/users.json';
import { z } from 'zod';
import type { Host } from '@/backend/host';
import type { Row, TableName } from '@/backend/store/tables';
import { category } from '@/contract/category';
import { course } from '@/contract/course';
import { coursePrice } from '@/contract/coursePrice';
import { faq } from '@/contract/faq';
import { id } from '@/contract/fields';
import { instructor } from '@/contract/instructor';
import { lesson } from '@/contract/lesson';
import { lessonResource } from '@/contract/lessonResource';
import { mainTopic } from '@/contract/mainTopic';
import { overview } from '@/contract/overview';
import { subcourse } from '@/contract/subcourse';
import { subTopic } from '@/contract/subTopic';
import { user } from '@/contract/user';
import type { KeptTable, KeptTables } from './storage';

/** The records a demo begins with: the fixtures, read through the contract. A fixture that breaks it throws. */
export async function seedTables(passwords: Host['passwords']): Promise<KeptTables> {
  const people = hashed.get(passwords) ?? hashPeople(passwords);
  hashed.set(passwords, people);
  return {
    user: keep<'user'>((await people).map((person) => ({ ...person }))),
    session: keep<'session'>([]),
    password_reset: keep<'password_reset'>([]),
    outbox_mail: keep<'outbox_mail'>([]),
    menu: keep<'menu'>(z.array(menu).parse(menus)),
    course_category: keep<'course_category'>(z.array(category).parse(categories)),
    course: keep<'course'>(z.array(course).parse(courses)),
    subcourse: keep<'subcourse'>(z.array(subcourse).parse(subcourses)),
    main_topic: keep<'main_topic'>(z.array(mainTopic).parse(mainTopics)),
    lesson: keep<'lesson'>(z.array(lesson).parse(lessons)),
    lesson_resource: keep<'lesson_resource'>(z.array(lessonResource).parse(lessonResources)),
    instructor: keep<'instructor'>(z.array(instructor).parse(instructors)),
    sub_topic: keep<'sub_topic'>(z.array(subTopic).parse(subTopics)),
    faq: keep<'faq'>(z.array(faq).parse(faqs)),
    overview: keep<'overview'>(z.array(overview).parse(overviews)),
    course_price: keep<'course_price'>(z.array(coursePrice).parse(coursePrices)),
  };
}

/** The fixtures' people, hashed once a page: a hash is slow on purpose, and a reset puts the same people back. */
const hashed = new WeakMap<Host['passwords'], Promise<Row<'user'>[]>>();

const hashPeople = (passwords: Host['passwords']): Promise<Row<'user'>[]> =>
  Promise.all(
    z
      .array(user.extend({ password: z.string() }))
      .parse(users)
      .map(async ({ password, ...person }) => ({ ...person, password_hash: await passwords.hash(password) })),
  );

const menu = z.object({
  iid: id,
  menu_name: z.string(),
  menu_route: z.string().nullable(),
  menu_icon: z.string().nullable(),
  menu_types: z.enum(['inner', 'outer']),
  parent: id.nullable(),
  menu_order: z.int(),
});

/** The rows of a table; that they fit its columns is for the compiler to see. */
const keep = <T extends TableName>(rows: Row<T>[]): KeptTable => ({
  lastId: Math.max(0, ...rows.map(({ iid }) => iid)),
  rows,
});
