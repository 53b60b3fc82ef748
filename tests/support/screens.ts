/** Screens by their routes: each with its English name, then a record of the demo for each parameter of its route. */
export type Screens = Readonly<Record<string, readonly [name: string, ...parameters: string[]]>>;
