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

/** A rule of a form that compares fields: where they don't hold together, the last of them says `message`. */
export const compared = <Form>(
  fields: readonly [...others: (keyof Form & string)[], last: keyof Form & string],
  hold: (form: Form) => boolean,
  message: string,
) => formRule<Form>(fields, (form) => (hold(form) ? [] : [complaint(fields.at(-1) ?? '', message, form)]));
