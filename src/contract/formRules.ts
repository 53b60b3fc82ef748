import { z } from 'zod/mini';
import { type MessageArgs, type RuleKey, say } from './message';

/**
 * Returns a check's message, given only where no check before it failed. zod's `abort` would silence the rules of the whole form as well.
 */
export const alone = (key: RuleKey, args?: MessageArgs) => ({
  error: say(key, args),
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
});

/** Makes a check of a form that runs where the fields it is about are valid, whatever is wrong with others. */
const formRule = <Form>(fields: readonly (keyof Form & string)[], complaintsOf: (form: Form) => z.core.$ZodRawIssue[]) =>
  z.superRefine<Form>(
    (form, { issues }) => {
      if (!issues.some(({ path = [] }) => fields.some((field) => field === path[0]))) issues.push(...complaintsOf(form));
    },
    { when: ({ value }) => Object(value) === value },
  );

const complaint = (field: string, message: string, input: unknown): z.core.$ZodRawIssue => ({
  code: 'custom',
  path: [field],
  message,
  input,
});

/** Makes a rule of a form: where `applies` is true, `field` must satisfy `schema`; otherwise any value passes. */
export const checkedWhere = <Form>(field: keyof Form & string, schema: z.ZodMiniType, applies: (form: Form) => boolean) =>
  formRule<Form>([field], (form) =>
    applies(form)
      ? (schema.safeParse(form[field]).error?.issues ?? []).map(({ message }) => complaint(field, message, form[field]))
      : [],
  );

/** An unfinished form, or a record, by its fields: a missing field isn't chosen. */
export type Choices = Readonly<Record<string, unknown>>;

/** When a form shows a field, and with which schema. */
interface Condition {
  applies: (choices: Choices) => boolean;
  schema: z.ZodMiniType;
}

type Conditional<Schema extends z.ZodMiniType> = z.ZodMiniPipe<
  z.ZodMiniOptional<z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null>>,
  z.ZodMiniTransform<z.output<Schema> | null, z.output<Schema> | null | undefined>
>;

const conditions = new WeakMap<object, Condition>();

/**
 * Makes a field of a `conditional` form that depends on other fields. Where `applies` is true it must satisfy `schema`; otherwise the form
 * hides it, doesn't judge it, and sets it to null.
 */
export function when<Schema extends z.ZodMiniType>(applies: Condition['applies'], schema: Schema): Conditional<Schema> {
  // A value typed before another choice was made stays in the form, valid or not.
  const typed: z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null> = z.union([schema, z.any()]);
  const field = z.pipe(
    z.optional(typed),
    z.transform((value) => value ?? null),
  );
  conditions.set(field, { applies, schema });
  return field;
}

/** Returns the condition of a form's field; undefined where it is always shown. */
export const conditionOf = (field: unknown): Condition | undefined =>
  typeof field === 'object' && field !== null ? conditions.get(field) : undefined;

/** Whether a form with this field, where it shows it, can't be saved without it. */
export const isRequired = (field: unknown): boolean => {
  const schema = conditionOf(field)?.schema ?? field;
  return schema instanceof z.ZodMiniType && !schema.safeParse(undefined).success;
};

/** Whether a form shows a field, given the choices made in it, or those of a record. */
export const asks = ({ shape }: z.ZodMiniObject, field: string, choices: Choices): boolean =>
  Object.hasOwn(shape, field) && (conditionOf(shape[field])?.applies(choices) ?? true);

/** Returns the form with its conditional fields (`when`) judged or set to null, each by the other fields' values. */
export function conditional<Form extends z.ZodMiniObject>(form: Form): Form {
  const fields = Object.entries<unknown>(form.shape).flatMap(([field, schema]) => {
    const condition = conditionOf(schema);
    return condition ? [{ field, ...condition }] : [];
  });
  return form.check(
    z.superRefine<Choices>(
      (choices, { issues }) => {
        for (const { field, applies, schema } of fields) {
          const value = applies(choices) ? schema.safeParse(choices[field]) : z.null().safeParse(null);
          if (value.error) issues.push(...value.error.issues.map(({ message }) => complaint(field, message, choices[field])));
          else Reflect.set(choices, field, value.data);
        }
      },
      { when: ({ value }) => Object(value) === value },
    ),
  );
}

/** Makes a rule of a form that compares fields: where `hold` is false, the last of them gets `message`. */
export const compared = <Form>(
  fields: readonly [...others: (keyof Form & string)[], last: keyof Form & string],
  hold: (form: Form) => boolean,
  message: string,
) => formRule<Form>(fields, (form) => (hold(form) ? [] : [complaint(fields.at(-1) ?? '', message, form)]));
