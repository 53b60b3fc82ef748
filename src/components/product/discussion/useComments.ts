import type { DiscussionComment } from '@/contract/discussion';
import { discussionCalls } from '@/contract/discussion';
import { useRead } from '@/providers/data/useRead';
import type { DiscussionPlace } from './place';

/** The comments on a sub topic, in one list, and when they were read: from then on they age. */
export interface ReadComments {
  comments: readonly DiscussionComment[];
  /** Milliseconds since 1970, UTC. */
  readAt: number;
}

/** Reads the comments on a sub topic. */
export function useComments({ topic_id }: DiscussionPlace) {
  const {
    data,
    dataUpdatedAt: readAt,
    error,
    refetch,
  } = useRead(discussionCalls.getDiscussion, { subTopicId: String(topic_id) });
  const read: ReadComments | undefined = data && { comments: data.data, readAt };
  return { data: read, error, refetch };
}
