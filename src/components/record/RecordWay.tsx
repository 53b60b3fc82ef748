import { type RaRecord, useResourceDefinition, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Above, ResourceOptions } from '@/components/routing/resourceOptions';
import { useBackAddress } from './useBackAddress';
import { useShownRecord } from './useShownName';
import { Way, type WayStep } from './Way';

/** The breadcrumb of the record that the route names, as its resource declares it: the list, and the records above it. */
export function RecordWay() {
  const translate = useTranslate();
  const record: Partial<RaRecord> = useShownRecord() ?? {};
  const list = useBackAddress();
  const resources = new Map(Object.entries(useResourceDefinitions<ResourceOptions>()));
  const { options } = useResourceDefinition<ResourceOptions>();
  const listTitle = resources.get(list.pathname.slice(1))?.options?.titles?.list;
  const stepTo = ({ resource, id, name, label }: Above): WayStep[] => {
    const text: unknown = label ? translate(label) : record[name];
    if (typeof text !== 'string' || text === '') return [];
    const at: unknown = id && record[id];
    const detailsOf = resources.get(resource)?.options?.detailsOf;
    const isKnown = typeof at === 'string' || typeof at === 'number';
    return [{ key: resource, text, to: isKnown ? detailsOf?.(encodeURIComponent(at)) : undefined }];
  };
  const own = listTitle ? [{ key: 'list', text: translate(listTitle), to: list }] : [];
  return <Way steps={[...own, ...(options?.above ?? []).flatMap(stepTo)]} />;
}
