import { z } from 'zod/mini';
import { calls } from '.';
import { type Call, pathParams } from './call';
import { id } from './fields';
import { answerOf } from './replies';

type Json = { readonly [key: string]: unknown };

/** Returns the OpenAPI 3.1 document of every call of a server at `url`; an operation's id is the call's name. */
export function openApiDocument(version: string, url = '/') {
  const components = new Map<string, Json>([['Refusal', refusal]]);
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of Object.values<Call>(calls)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(call, components);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Coursedesk', version, description: 'The named calls of the Coursedesk back-office.' },
    servers: [{ url }],
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const refusal: Json = {
  type: 'object',
  description: 'What every refusal answers: sentences to show, and those that belong to a field.',
  properties: {
    msg: { type: 'string' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

type Components = Map<string, Json>;

function operation(call: Call, components: Components): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    ...(call.access === 'staff' ? { description: 'For staff.' } : {}),
    parameters: parameters(call),
    ...(call.body ? { requestBody: requestBody(call, call.body, components) } : {}),
    responses: {
      200: {
        description: call.query ? 'The rows, and in Content-Range how many there are' : 'Done',
        ...content('application/json', schemaOf(`${call.name}Reply`, answered(call), 'output', components)),
      },
      ...Object.fromEntries(refusals(call).map(([status, description]) => [status, { description, ...refusalContent }])),
    },
  };
}

const parameters = ({ path, query }: Call): Json[] => [
  ...pathParams(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.keys(query?.shape ?? {}).map((name) => ({ name, in: 'query', description: 'JSON', schema: { type: 'string' } })),
];

/** Returns what is in the body of an answer: of a list with a query, the rows alone. */
function answered({ query, reply }: Call): z.ZodMiniType {
  const answer = answerOf(reply);
  const rows: unknown = query && answer instanceof z.ZodMiniObject ? answer.shape['rows'] : undefined;
  return rows instanceof z.ZodMiniType ? rows : answer;
}

function requestBody(call: Call, body: z.ZodMiniObject, components: Components): Json {
  const stamped = call.stamp
    ? z.safeExtend(body, {
        [call.stamp]: z.optional(z.string()).check(z.describe('Sent by older clients; taken from the token')),
      })
    : body;
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  return { required: true, ...content(type, schemaOf(`${call.name}Body`, stamped, 'input', components)) };
}

/** Returns the statuses besides 200 that a call can return. */
function refusals(call: Call): [status: number, description: string][] {
  const all: [when: boolean, status: number, description: string][] = [
    [call.body !== undefined, 400, 'A field is not as it must be'],
    [call.access !== 'public', 401, 'Nobody is signed in'],
    [call.access === 'staff', 403, 'The person is not staff'],
    [namesRecord(call), 404, 'There is no such record'],
    [call.writes, 409, 'At odds with another record'],
    [call.body !== undefined, 413, 'Too large'],
    [call.body !== undefined, 415, 'Not of the type above'],
    [call.writes && call.access !== 'public', 422, 'Something else was sent with its Idempotency-Key'],
  ];
  return all.filter(([when]) => when).map(([, status, description]) => [status, description]);
}

/** Whether a call names records that must exist; one that a form refers to is an ordinary field. */
const namesRecord = ({ path, body }: Call): boolean =>
  path.includes('{') ||
  Object.values(body?.shape ?? {}).some((field) => field === id || (field instanceof z.ZodMiniArray && field.def.element === id));

const record = z.record(z.string(), z.unknown());

const content = (type: string, schema: Json) => ({ content: { [type]: { schema } } });
const refusalContent = content('application/json', { $ref: '#/components/schemas/Refusal' });

/** Adds the schema to the components, with the components that it defines inside (a recursive part). */
function schemaOf(name: string, schema: z.ZodMiniType, io: 'input' | 'output', components: Components): Json {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io });
  const rename = (part: Json): Json =>
    record.parse(JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`), withoutAnything));
  for (const [inner, definition] of Object.entries($defs)) components.set(`${name}.${inner}`, rename({ ...definition }));
  components.set(name, rename({ ...json, $schema: undefined }));
  return { $ref: `#/components/schemas/${name}` };
}

/** Says of a field that only certain choices ask for (`when`) what it must be then, and not that it may be anything otherwise. */
function withoutAnything(_: string, value: unknown): unknown {
  const { data } = union.safeParse(value);
  if (!data) return value;
  const { anyOf, ...others } = data;
  const parts = anyOf.filter((part) => Object.keys(part).length > 0);
  return parts.length === 1 ? { ...parts[0], ...others } : { ...others, anyOf: parts };
}

const union = z.looseObject({ anyOf: z.array(record) });
