/** The main topic whose playlist it is, and what is above it, by the fields that choose them. */
export interface PlaylistPlace {
  courses: number;
  subcourse: number;
  subcourse_main_topic: number;
  /** The tab beside a sub topic, if it isn't the first. */
  tab?: string;
}

/** What a playlist shows: a sub topic, or the Knowledge Test of a lesson; by default what comes first. */
export type PlaylistChoice = { topic?: number } | { test: number };

/** Returns the address of a playlist that shows this. */
export const playlistAddress = (place: PlaylistPlace, choice: PlaylistChoice = {}): string =>
  `/courseplaylistsetup?${new URLSearchParams(Object.entries({ ...place, ...choice }).map(([name, id]) => [name, String(id)]))}`;
