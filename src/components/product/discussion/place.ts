/** Where comments stand: a sub topic, and what that is below. */
export interface DiscussionPlace {
  topic_id: number;
  lesson_id: number;
  main_topic: number;
  subcourse_slug: string;
}
