import { detailsRoute } from '@/components/resource/Resource';
import { usualRoutes } from '@/components/routing/addresses';
import type { Adapter } from '@/contract/adapter';
import { resources } from './finder/areaEntries';

type Found = (typeof resources)[number];

/** Returns the address of a record by its table on our server and its id; undefined where no screen shows it. */
export async function recordAddress(area: string, id: number): Promise<string | undefined> {
  const known = await Promise.all(resources.map(async (resource) => ({ resource, adapter: await resource.adapter() })));
  const ofArea = known.filter(({ adapter }) => adapter.area === area);
  const found = ofArea.find(({ resource: { show, edit } }) => show ?? edit) ?? ofArea[0];
  return found && addressIn(found.resource, found.adapter, id);
}

/** A record that its list finds only by a search is looked for there. */
function addressIn(resource: Found, { one, list }: Adapter, id: number): string {
  const { name, show, edit, beside, formRoutes = usualRoutes } = resource;
  if (beside) return beside.show(String(id));
  if (!(show ?? edit) || (!one && list?.body)) return `/${name}`;
  return `/${name}/${show ? detailsRoute(resource, id) : `${formRoutes.edit}/${id}`}`;
}
