import type { Reply } from '@/contract/call';
import { mainTopicCalls } from '@/contract/mainTopic';
import { misfits } from '@/contract/misfits';
import { CascadeInput } from './CascadeInput';

/** A main topic of the subcourse that is chosen. */
export const MainTopicInput = () => <CascadeInput source="subcourse_main_topic" above={above} cascade={cascade} />;

const above = ['courses', 'subcourse'];

const cascade = {
  call: mainTopicCalls.getAllMainTopicSelectById,
  inputOf: ([, subcourse]: readonly number[]) => ({ subcourseId: String(subcourse) }),
  choicesOf: ({ data }: Reply<typeof mainTopicCalls.getAllMainTopicSelectById>) =>
    data.map(({ iid, topic_title }) => ({ id: iid, name: topic_title })),
  name: 'topic_title',
  misfit: misfits.main_topic,
};
