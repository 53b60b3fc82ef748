import { useParams } from 'react-router-dom';
import { Panel } from '@/components/tree/Panel';
import { useNodeAt } from '@/components/tree/useNodeAt';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { LessonResources } from '@/resources/lesson/LessonResources';
import { ResourceAdd } from '@/resources/lesson/ResourceAdd';
import { courseArea } from './courseArea';
import { isAt } from './placeOf';

/** Adds files to the lesson that the route names, above the files that it has. */
export function ResourcesPanel() {
  const { id = '' } = useParams();
  return (
    <Panel title="lesson_resource.add">
      <QueryContent query={useNodeAt(courseArea, isAt({ level: 'lesson', id }))} lines={5}>
        {({ iid }) => (
          <>
            <ResourceAdd lesson={iid} />
            <LessonResources />
          </>
        )}
      </QueryContent>
    </Panel>
  );
}
