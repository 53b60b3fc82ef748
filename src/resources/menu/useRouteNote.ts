import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ProductScreens } from '@/components/resource/productScreens';
import { isElsewhere, routeOf } from '@/domain/menuRoute';

/** Returns a note on where a menu of a type leads; empty where it leads to a screen of the product. */
export function useRouteNote(route: unknown, type: unknown): string {
  const translate = useTranslate();
  const { hasScreen } = useContext(ProductScreens);
  if (typeof route !== 'string' || route.trim() === '') return translate('menu.route_note');
  if (type === 'outer') return translate('menu.outer_note');
  const bare = routeOf(route);
  if (bare === '') return translate('menu.expands_note');
  if (!isElsewhere(bare) && hasScreen(`/${bare}`)) return translate('menu.route_found');
  return translate('menu.route_nowhere');
}
