/** The route of a menu that leads nowhere: it only opens and closes what stands below it. */
export const expandsOnly = '#';

/** A menu's route without slashes at its ends, as it is kept; the whole address of another site stays as it is. Empty for none. */
export function routeOf(route: string): string {
  const bare = route.trim();
  if (isElsewhere(bare)) return bare;
  const inner = bare.replace(/^[\s/]+|[\s/]+$/g, '');
  return inner === expandsOnly ? '' : inner;
}

/** Whether a route is a whole address, with a scheme such as `https:`. */
export const isElsewhere = (route: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(route.trim());
