import { storedChatEpoch, storedChatMessage, storedChatSeen } from '@/contract/chat';
import { user } from './accountTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** The messages of the chat. */
export const chat_message = recordTable(
  'chat_message',
  recordColumns(storedChatMessage.shape, { user_iid: refers('user', () => user.iid) }),
  {
    unique: [
      // No refusal: the chat numbers its messages by them, and tries again.
      { name: 'chat_number_unique', column: 'number', message: 'chat_busy', isExact: true },
      {
        name: 'chat_local_id_unique',
        column: 'local_id',
        within: ['user_iid'],
        among: ({ local_id }) => local_id !== null,
        message: 'chat_busy',
        isExact: true,
      },
    ],
    indexes: [['number']],
  },
);

/** What each person has seen of the chat: one row for each. */
export const chat_seen = recordTable(
  'chat_seen',
  recordColumns(storedChatSeen.shape, { user_iid: refers('user', () => user.iid) }),
  { unique: [{ name: 'chat_seen_unique', column: 'user_iid', message: 'chat_busy', isExact: true }] },
);

/** Its first row names this database: one that is restored from a backup has another. */
export const chat_epoch = recordTable('chat_epoch', recordColumns(storedChatEpoch.shape, {}));
