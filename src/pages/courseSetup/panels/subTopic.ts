import { subTopicForms } from '@/resources/subTopic/subTopicForms';
import { recordPanels } from '../recordPanels';

export const subTopicPanels = recordPanels({ level: 'sub_topic', forms: subTopicForms, afterAdd: 'next' });
