import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type Finding, finding, urgencies } from '@/contract/contentHealth';
import { discussed } from '@/contract/discussion';
import { type RecycledEntry, recycledEntry } from '@/contract/history';
import { role } from '@/contract/role';
import { type StaffMember, staffMember } from '@/contract/staff';
import { fullName } from '@/domain/fullName';
import type { Client } from '@/providers/api/client';
import { readReply } from '@/providers/api/readReply';

/** How many records are read at once: the most that our server returns. */
const mostAtOnce = 1000;

/** The resources below `/rest` whose lists are read whole, and searched, sorted and paged in the browser, as most lists are. */
const wholeLists = {
  discussion: (row: unknown) => readReply(discussed, row, 'discussion'),
  contentHealth: (row: unknown) => shownFinding(readReply(finding, row, 'contentHealth')),
  recycled: (row: unknown) => shownEntry(readReply(recycledEntry, row, 'recycled')),
  role: (row: unknown) => readReply(role, row, 'role'),
  staff: (row: unknown) => shownMember(readReply(staffMember, row, 'staff')),
};
type WholeList = keyof typeof wholeLists;

export const isWholeList = (resource: string): resource is WholeList => Object.hasOwn(wholeLists, resource);

/** The lists whose records Ctrl+K finds; those of the others are only there. */
const foundHere: readonly string[] = ['role', 'staff'] satisfies WholeList[];
export const isFoundWhole = (resource: string): resource is WholeList => isWholeList(resource) && foundHere.includes(resource);

const known = z.array(z.looseObject({ id: z.number() }));

/** Returns the records of such a list, if it was read. */
export const cachedRows = (queries: QueryClient, resource: WholeList) =>
  known.parse(queries.getQueryData(['rest', resource]) ?? []);

/** Makes a row, as screens show it, of a resource's wire row. */
export const shownRow = (resource: WholeList, row: unknown): object => wholeLists[resource](row);

/** What is wrong is told by several fields together; the most urgent is first by default. */
const shownFinding = ({ kind, fault, detail, part, unchecked_since, ...found }: Finding) => ({
  ...found,
  kind,
  part,
  /** The name of its course, also of a finding that is about the course itself. */
  of_course: found.course_name ?? (found.area === 'course' ? found.name : null),
  what: JSON.stringify({ kind, fault, detail, part, unchecked_since }),
  rank: urgencies.indexOf(found.urgency),
});

/** A cell without parts is empty. */
const shownEntry = (entry: RecycledEntry) => ({ ...entry, parts: entry.parts.length > 0 ? entry.parts : '' });

/** An account is called by its person's name, or else its mail address. */
const shownMember = ({ is_disabled, ...member }: StaffMember) => ({
  ...member,
  full_name: fullName(member) ?? member.email,
  is_active: is_disabled ? 'n' : 'y',
});

/** Reads all rows of a resource, the newest first; every reader shares the answer. */
export const wholeListQuery = (client: Client, resource: WholeList) => ({
  queryKey: ['rest', resource],
  staleTime: 30_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const rows: object[] = [];
    for (let offset = 0, isWhole = false; !isWhole; offset += mostAtOnce) {
      const range = JSON.stringify([offset, offset + mostAtOnce - 1]);
      const query = new URLSearchParams({ range, sort: '["id","DESC"]' });
      const { body } = await client.rest({ method: 'GET', path: `/rest/${resource}?${query}`, signal });
      const page = readReply(z.array(z.unknown()), body, resource);
      rows.push(...page.map((row) => shownRow(resource, row)));
      isWhole = page.length < mostAtOnce;
    }
    return rows;
  },
});
