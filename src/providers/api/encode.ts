import { type Call, pathParams } from '@/contract/call';

/** Fills a path's parameters from the input; returns the path and the remaining fields, which go to the body. */
export function encodePath(call: Call, template: string, input: unknown) {
  const given: Readonly<Record<string, unknown>> = Object(input);
  const names = pathParams(call.path);
  const path = names.reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(given[name]))), template);
  return { path, fields: Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) };
}

/**
 * Encodes the body as the call sends it: a form with repeated keys for lists, or JSON. It has the fields that the call names and no others,
 * because a form may ask for more.
 */
export function encodeBody({ body, stamp, multipart }: Call, fields: Readonly<Record<string, unknown>>): FormData | string {
  const shape = body?.shape ?? {};
  const named = Object.fromEntries(Object.entries(fields).filter(([name]) => name === stamp || Object.hasOwn(shape, name)));
  return multipart ? toForm(named) : JSON.stringify(named);
}

function toForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
