import { Chip, Stack } from '@mui/material';
import { type MouseEvent, useEffect } from 'react';
import { useStoreContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod/mini';
import { fieldsBelow, usualName } from '@/components/form/filterDefaults';
import { Words } from '@/components/ui/text/Words';
import { areOffered, courseFieldOf, recentIn, recentKey, useRecentCourses, withRecent } from './courseMemory';
import { chipProps } from './FacetFilter';
import { useKnownCourses } from './knownCourses';

interface RecentCoursesProps {
  /** The schema of the search form around it. */
  schema: z.ZodMiniObject;
  /** What was searched for. */
  searched: Readonly<Record<string, unknown>>;
  /** Whether a phone has folded the form. */
  isFolded: boolean;
}

/** The courses that were searched for lately, below a search form that has a course: a click chooses one, and searches if that's all. */
export function RecentCourses({ schema, searched, isFolded }: RecentCoursesProps) {
  const field = courseFieldOf(schema);
  return field && <Chips field={field} schema={schema} searched={searched} isFolded={isFolded} />;
}

function Chips({ field, schema, searched, isFolded }: RecentCoursesProps & { field: string }) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const courses = useNoted(schema.safeParse(searched).success ? searched[field] : undefined);
  const chosen = searched[field];
  if (!areOffered(courses, chosen)) return null;

  const choose = (id: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    setValue(field, id, { shouldDirty: true });
    for (const below of Object.keys(schema.shape).filter(isBelow)) setValue(below, null, { shouldDirty: true });
    if (schema.safeParse(getValues()).success) currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <Stack direction="row" role="group" aria-label={translate('ui.recent_courses')} sx={isFolded ? folded : row}>
      {courses
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ id, name }) => (
          <Chip
            key={id}
            size="small"
            {...chipProps(id === chosen)}
            label={<Words text={name} />}
            component="button"
            type="button"
            onClick={(event) => choose(id, event)}
          />
        ))}
    </Stack>
  );
}

const isBelow = (field: string): boolean => fieldsBelow('courses').includes(usualName(field));

const row = { flexWrap: 'wrap', gap: 1, px: { xs: 1, sm: 0 }, pt: 1.5 } as const;
const folded = { ...row, display: { xs: 'none', sm: 'flex' } } as const;

/** Notes the course of a complete search, and returns the recent ones that there still are, by their names of today. */
function useNoted(searched: unknown) {
  const recent = useRecentCourses();
  const { getItem, setItem } = useStoreContext();
  const { data: known } = useKnownCourses(true);
  const found = known?.find(({ iid }) => iid === searched);
  const id = found?.iid;
  const name = found?.course_name;
  useEffect(() => {
    // As it is stored now: another tab may have searched since.
    if (id !== undefined && name !== undefined) setItem(recentKey, withRecent(recentIn(getItem(recentKey)), { id, name }));
  }, [id, name, getItem, setItem]);
  if (!known) return recent;
  const names = new Map(known.map(({ iid, course_name }) => [iid, course_name]));
  return recent.flatMap((course) => {
    const now = names.get(course.id);
    return now === undefined ? [] : [{ ...course, name: now }];
  });
}
