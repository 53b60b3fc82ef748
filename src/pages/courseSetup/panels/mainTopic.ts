import { mainTopicForms } from '@/resources/mainTopic/mainTopicForms';
import { recordPanels } from '../recordPanels';

export const mainTopicPanels = recordPanels({ level: 'main_topic', forms: mainTopicForms, afterAdd: 'view' });
