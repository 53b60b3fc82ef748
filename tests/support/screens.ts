/** Screens by their routes: each its name in English, then a record that the demo has for each parameter of its route. */
export type Screens = Readonly<Record<string, readonly [name: string, ...parameters: string[]]>>;
