import type { Fields } from '@/backend/history/touchedRows';
import type { NewRow, TableName } from '@/backend/store/tables';
import { videoPlayer } from '@/domain/html/videoEmbed';

/** How a field names what is checked: an address, an embed code that has one, or the path of a stored image. */
type Field = 'link' | 'embed' | 'image';

/** The foreign keys of a check that say what learners see. */
type Placing = 'course_iid' | 'subcourse_iid' | 'sub_topic_iid' | 'modelset_iid';

interface CheckedTable {
  fields: Readonly<Record<string, Field>>;
  /** The foreign key of its checks, and the column whose value it takes; records without one can be removed. */
  placed?: { as: Placing; by: string };
}

/** Every table whose records name links or images, with these fields; and model sets, which are judged as a whole. */
const checkedTables = {
  course: {
    fields: { course_preview_url: 'link', course_banner_img: 'image', course_preview_img: 'image', certificate_img: 'image' },
    placed: { as: 'course_iid', by: 'iid' },
  },
  subcourse: {
    fields: { subcourse_preview_url: 'link', subcourse_icon: 'image' },
    placed: { as: 'subcourse_iid', by: 'iid' },
  },
  sub_topic: {
    fields: {
      video_url: 'link',
      em_video_url: 'embed',
      mob_video_url: 'link',
      preview_video_url: 'link',
      resource_url: 'link',
    },
    placed: { as: 'sub_topic_iid', by: 'iid' },
  },
  overview: { fields: { overview_video_url: 'link' }, placed: { as: 'course_iid', by: 'course_iid' } },
  mobile_banner: { fields: { banner_img: 'image' } },
  home_banner: { fields: { banner_img: 'image', banner_intro: 'link' } },
  onboard: { fields: { onboard_img: 'image' } },
  feature: { fields: { features_icon: 'image' } },
  instructor: { fields: { image: 'image' } },
  alumni: { fields: { alumni_img: 'image' } },
  recording: { fields: { video_url: 'link' } },
  quiz: { fields: { video_solution: 'link', app_video_solution: 'link' } },
  modelset: { fields: {}, placed: { as: 'modelset_iid', by: 'iid' } },
} as const satisfies Partial<Record<TableName, CheckedTable>>;

const tables: Partial<Record<TableName, CheckedTable>> = checkedTables;

/** What is checked: records that were looked through by another version's may have more. */
export const checkedEdition = JSON.stringify(checkedTables);

/** A table whose records are checked. */
export type CheckedTableName = keyof typeof checkedTables;
const isChecked = (name: string): name is CheckedTableName => Object.hasOwn(checkedTables, name);
export const checkedTableNames = Object.keys(checkedTables).filter(isChecked);

/** A check that nobody has made yet. */
export type NewCheck = NewRow<'content_check'>;

/** Returns the checks that a row needs; none where it doesn't stand. */
export function checksOf(area: TableName, row: Fields | undefined): NewCheck[] {
  const table = tables[area];
  if (!table || !row) return [];
  const { placed, fields } = table;
  const own = {
    area,
    record_iid: Number(row['iid']),
    course_iid: null,
    subcourse_iid: null,
    sub_topic_iid: null,
    modelset_iid: null,
    ...(placed && { [placed.as]: Number(row[placed.by]) }),
    fault: null,
    detail: null,
    checked_date: null,
    unchecked_since: null,
  };
  if (area === 'modelset') return [{ ...own, part: 'readiness', kind: 'modelset', address: null, address_start: null }];
  return Object.entries(fields).flatMap(([part, field]): NewCheck[] => {
    const address = addressIn(field, row[part]);
    const kind = field === 'image' ? field : 'link';
    return address === undefined ? [] : [{ ...own, part, kind, address, address_start: addressStart(address) }];
  });
}

/** How many characters of an address the index has. */
const indexed = 200;

/** Returns what an index finds an address by. */
export const addressStart = (address: string): string => address.slice(0, indexed);

function addressIn(field: Field, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return field === 'embed' ? (videoPlayer(value) ?? value) : value.trim();
}
