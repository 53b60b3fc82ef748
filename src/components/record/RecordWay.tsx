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
  const resources = new Map(Object.entries(useResourceDefinitions<ResourceOptions>()));
  const { options } = useResourceDefinition<ResourceOptions>();
  const above = options?.above ?? [];
  const parent = useParent(record, above);
  const listTitle = resources.get(list.pathname.slice(1))?.options?.titles?.list;
  const stepTo = ({ resource, id, name, label }: Above): WayStep[] => {
    const text: unknown = label ? translate(label) : record[name];
    if (typeof text !== 'string' || text === '') return [];
    const idInParent = resources.get(parent.resource)?.options?.above?.find((other) => other.resource === resource)?.id;
    const detailsOf = resources.get(resource)?.options?.detailsOf;
    const at = id ? idIn(record, id) : idIn(parent.record, idInParent);
    return [{ key: resource, text, to: at === undefined ? undefined : detailsOf?.(encodeURIComponent(at)) }];
  };
  const own = listTitle ? [{ key: 'list', text: translate(listTitle), to: list }] : [];
  return <Way steps={[...own, ...above.flatMap(stepTo)]} />;
}

/** Returns the record right above this one, which is read if this one has only the names of those further up. */
function useParent(record: Fields, above: readonly Above[]): { resource: string; record: Fields } {
  const parent = above.at(-1);
  const id = idIn(record, parent?.id);
  const resource = parent?.resource ?? '';
  const isNeeded = id !== undefined && above.some((other) => other.id === undefined && record[other.name]);
  const { data } = useGetOne(resource, { id: id ?? '' }, { enabled: isNeeded });
  return { resource, record: data ?? {} };
}

/** Returns the id in this field, if it has one. */
function idIn(record: Fields, field: string | undefined): string | number | undefined {
  const id: unknown = field && record[field];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
