/** The route of a menu that leads nowhere: it only expands and collapses the entries below it. */
export const expandsOnly = '#';

/** Returns a menu's route as it is stored, without slashes at its ends; a full address of another site stays as it is. Empty for none. */
export function routeOf(route: string): string {
  const bare = route.trim();
  if (isElsewhere(bare)) return bare;
  const inner = bare.replace(/^[\s/]+|[\s/]+$/g, '');
  return inner === expandsOnly ? '' : inner;
}

/** Whether a route is a full address, with a scheme such as `https:`. */
export const isElsewhere = (route: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(route.trim());
