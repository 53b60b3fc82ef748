import { useRecordContext } from 'react-admin';
import { DiscussionSection } from '@/components/product/discussion/DiscussionSection';
import type { SubTopic } from '@/contract/subTopic';

type Placed = SubTopic & { main_topic_iid?: number; subcourse_slug?: string };

/** The comments on the sub topic that the route names; of a server that doesn't say where it stands, none. */
export function SubTopicComments() {
  const { iid, lesson_iid, main_topic_iid, subcourse_slug } = useRecordContext<Placed & { id: number }>() ?? {};
  if (!iid || !lesson_iid || !main_topic_iid || !subcourse_slug) return null;
  return <DiscussionSection place={{ topic_id: iid, lesson_id: lesson_iid, main_topic: main_topic_iid, subcourse_slug }} />;
}
