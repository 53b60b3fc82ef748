import { type RaRecord, useListContext } from 'react-admin';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { isStanding, useChosenRecords } from '@/components/record/useRouteRecord';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { moveTags, tagStudents } from './outcome';
import { PlaceForm } from './PlaceForm';

/** Tags the chosen students with a batch. */
export function TagStudents() {
  const { filterValues } = useListContext();
  const courses = Number(filterValues['courses']);
  return (
    <RouteDialog title="batch_tag.tag.title" width="md">
      <QueryContent query={useChosenRecords()} lines={3} shape="fields">
        {(students) => (
          <PlaceForm texts="batch_tag.tag" students={ofCourse(students, courses)} place={tagStudents} moving="asked" />
        )}
      </QueryContent>
    </RouteDialog>
  );
}

/** A row of the search for a course's packages doesn't name the course by its id. */
const ofCourse = (students: readonly RaRecord[], courses: number) => students.map((student) => ({ ...student, courses }));

/** Moves the chosen students of a batch to another one. */
export function MoveStudents() {
  return (
    <RouteDialog title="batch_tag.move.title" width="md">
      <QueryContent query={useChosenRecords()} lines={3} shape="fields">
        {(tags) => <PlaceForm texts="batch_tag.move" students={tags.filter(isStanding)} place={moveTags} moving="all" />}
      </QueryContent>
    </RouteDialog>
  );
}
