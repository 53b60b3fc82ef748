import { type RaRecord, useGetOne, useResourceDefinition, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Above, ResourceOptions } from '@/components/routing/resourceOptions';
import { useBackAddress } from './useBackAddress';
import { useShownRecord } from './useShownName';
import { Way, type WayStep } from './Way';

type Fields = Partial<RaRecord>;

/** The breadcrumb of the record that the route names, as its resource declares it: the list, and the records above it. */
export function RecordWay() {
  const translate = useTranslate();
  const record: Fields = useShownRecord() ?? {};
  const list = useBackAddress();
  const optionsOf = useOptionsOf();
  const { options } = useResourceDefinition<ResourceOptions>();
  const above = options?.above ?? [];
  const parent = useParent(record, above);
  const listTitle = optionsOf(list.pathname.slice(1))?.titles?.list;
  const stepTo = ({ resource, id, name, label }: Above): WayStep[] => {
    const text: unknown = label ? translate(label) : record[name];
    if (typeof text !== 'string' || text === '') return [];
    const at = id ? idIn(record, id) : parent.idOf(resource);
    return [{ key: resource, text, to: at === undefined ? undefined : optionsOf(resource)?.detailsOf?.(encodeURIComponent(at)) }];
  };
  const own = listTitle ? [{ key: 'list', text: translate(listTitle), to: list }] : [];
  return <Way steps={[...own, ...above.flatMap(stepTo)]} />;
}

/** Returns the ids that the record right above this one has of those further up; it is read if this one has only their names. */
function useParent(record: Fields, above: readonly Above[]) {
  const optionsOf = useOptionsOf();
  const { resource = '', id: field } = above.at(-1) ?? {};
  const id = idIn(record, field);
  const isNeeded = id !== undefined && above.some((other) => other.id === undefined && record[other.name]);
  const { data = {} } = useGetOne<RaRecord>(resource, { id: id ?? '' }, { enabled: isNeeded });
  const further = optionsOf(resource)?.above ?? [];
  return { idOf: (wanted: string) => idIn(data, further.find((other) => other.resource === wanted)?.id) };
}

function useOptionsOf(): (resource: string) => ResourceOptions | undefined {
  const resources = new Map(Object.entries(useResourceDefinitions<ResourceOptions>()));
  return (resource) => resources.get(resource)?.options;
}

/** Returns the id in this field, if it has one. */
function idIn(record: Fields, field: string | undefined): string | number | undefined {
  const id: unknown = field && record[field];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
