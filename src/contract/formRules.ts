import { z } from 'zod';
import { type MessageArgs, type RuleKey, say } from './message';

/**
 * What a check of a field says where no check before it has spoken. Not by zod's `abort`, which silences the rules of
 * the whole form as well.
 */
export const alone = (key: RuleKey, args?: MessageArgs) => ({
  error: say(key, args),
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
});

/** A check of a form, which speaks where nothing is wrong yet with the fields that it is about, whatever else is wrong. */
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

/** A rule of a form: where `asked` says so, `field` must be as `schema` wants it; elsewhere it may be anything. */
export const checkedWhere = <Form>(field: keyof Form & string, schema: z.ZodType, asked: (form: Form) => boolean) =>
  formRule<Form>([field], (form) =>
    asked(form)
      ? (schema.safeParse(form[field]).error?.issues ?? []).map(({ message }) => complaint(field, message, form[field]))
      : [],
  );

/** A form in the making, or a record, by its fields: what it doesn't say isn't chosen. */
export type Choices = Readonly<Record<string, unknown>>;

/** When a field is asked for, and as what. */
interface Condition {
  asked: (choices: Choices) => boolean;
  schema: z.ZodType;
}

type Conditional<Schema extends z.ZodType> = z.ZodPipe<
  z.ZodOptional<z.ZodType<z.output<Schema> | null, z.input<Schema> | null>>,
  z.ZodTransform<z.output<Schema> | null, z.output<Schema> | null | undefined>
>;

const conditions = new WeakMap<object, Condition>();

/**
 * A field of a `conditional` form that belongs to other fields' choices. Where `asked` says so it is as `schema` wants it;
 * elsewhere the form hides it, doesn't judge it, and makes null of it.
 */
export function when<Schema extends z.ZodType>(asked: Condition['asked'], schema: Schema): Conditional<Schema> {
  // What is typed before another choice is made stays in the form, whatever it is.
  const typed: z.ZodType<z.output<Schema> | null, z.input<Schema> | null> = z.union([schema, z.any()]);
  const field = typed.optional().transform((value) => value ?? null);
  conditions.set(field, { asked, schema });
  return field;
}

/** The condition of a field of a form; undefined where it is always asked for. */
export const conditionOf = (field: unknown): Condition | undefined =>
  typeof field === 'object' && field !== null ? conditions.get(field) : undefined;

/** Whether a form asks for a field, by the choices that were made in it, or that a record holds. */
export const asks = ({ shape }: z.ZodObject, field: string, choices: Choices): boolean =>
  Object.hasOwn(shape, field) && (conditionOf(shape[field])?.asked(choices) ?? true);

/** The form with its conditional fields (`when`) judged or emptied, each by what the others hold. */
export function conditional<Form extends z.ZodObject>(form: Form): Form {
  const fields = Object.entries<unknown>(form.shape).flatMap(([field, schema]) => {
    const condition = conditionOf(schema);
    return condition ? [{ field, ...condition }] : [];
  });
  return form.check(
    z.superRefine<Choices>(
      (choices, { issues }) => {
        for (const { field, asked, schema } of fields) {
          const value = asked(choices) ? schema.safeParse(choices[field]) : z.null().safeParse(null);
          if (value.error) issues.push(...value.error.issues.map(({ message }) => complaint(field, message, choices[field])));
          else Reflect.set(choices, field, value.data);
        }
      },
      { when: ({ value }) => Object(value) === value },
    ),
  );
}

/** A rule of a form that compares fields: where they don't hold together, the last of them says `message`. */
export const compared = <Form>(
  fields: readonly [...others: (keyof Form & string)[], last: keyof Form & string],
  hold: (form: Form) => boolean,
  message: string,
) => formRule<Form>(fields, (form) => (hold(form) ? [] : [complaint(fields.at(-1) ?? '', message, form)]));
