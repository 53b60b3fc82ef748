/** A line of the bar's menus: what needs a person, and where. */
export interface NewsLine {
  key: string;
  text: string;
  to: string;
}

/** What the bar's menus list; undefined until it is known. `count` is of all, which may be more than are listed. */
export interface News {
  lines: readonly NewsLine[];
  count: number;
}

/** What has happened for the person, by the bar's menu that lists it. */
export interface AllNews {
  messages?: News | undefined;
  notifications?: News | undefined;
  /** Whether the notifications couldn't be read; they are asked for again within a minute. */
  isFailed?: boolean;
}
