import { storedChatMessage } from '@/contract/chat';
import { user } from './accountTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** The messages of the chat. */
export const chat_message = recordTable(
  'chat_message',
  recordColumns(storedChatMessage.shape, { user_iid: refers('user', () => user.iid) }),
);
