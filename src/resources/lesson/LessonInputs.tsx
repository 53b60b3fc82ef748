import { useWatch } from 'react-hook-form';
import { HoursInput } from '@/components/courseTree/HoursInput';
import { OrderInput } from '@/components/courseTree/OrderInput';
import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { Cell } from '@/components/form/Cell';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { useRead } from '@/providers/data/useRead';

/** The inputs of a lesson; the field of its main topic has one name in the add form and another in the edit form. */
export function LessonInputs() {
  const mainTopics = useNodeChoices('main_topic');
  return (
    <>
      <TextInput source="lesson_title" />
      {/* Who adds asks for the one, who changes for the other. */}
      <Cell width={8}>
        <ReferenceInput source="subcourse_main_topic_id" choices={mainTopics} />
        <ReferenceInput source="main_topic_id" choices={mainTopics} />
      </Cell>
      <Cell width={4}>
        <HoursInput />
      </Cell>
      <LessonOrder />
    </>
  );
}

function LessonOrder() {
  const [adding, changing]: unknown[] = useWatch({ name: ['subcourse_main_topic_id', 'main_topic_id'] });
  const mainTopic = adding ?? changing;
  const places = useRead(
    lessonCalls.getLessonOrderSelect,
    typeof mainTopic === 'number' ? { mainTopicId: String(mainTopic) } : undefined,
    placesOf,
  );
  return <OrderInput source="lesson_order" parent={mainTopic} places={places} />;
}

const placesOf = ({ data }: Reply<typeof lessonCalls.getLessonOrderSelect>) =>
  data.map((place) => (typeof place === 'number' ? { order: place } : { order: place.lesson_order, title: place.lesson_title }));
