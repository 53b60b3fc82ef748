import { storedChatEpoch, storedChatMessage, storedChatSeen } from '@/contract/chat';
import { user } from './accountTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** The messages of the chat. */
export const chat_message = recordTable(
  'chat_message',
  recordColumns(storedChatMessage.shape, { user_iid: refers('user', () => user.iid) }),
);

/** What each person has seen of the chat: one row for each. */
export const chat_seen = recordTable(
  'chat_seen',
  recordColumns(storedChatSeen.shape, { user_iid: refers('user', () => user.iid) }),
);

/** Its first row names this database: one that is restored from a backup has another. */
export const chat_epoch = recordTable('chat_epoch', recordColumns(storedChatEpoch.shape, {}));
