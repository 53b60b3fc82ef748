const operators = ['in', 'not', 'gt', 'gte', 'lt', 'lte', 'contains'] as const;
export type Operator = (typeof operators)[number];

const isOperator = (name: string): name is Operator => operators.some((operator) => operator === name);
const listOf = (wanted: unknown): unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);

/** Returns a condition as operators, the same on every host: `in` and `not` have a list. Throws where it has no value. */
export function operatorsOf(condition: unknown): [operator: Operator, wanted: unknown][] {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return operatorsOf({ in: condition });
  return Object.entries(condition).map(([name, wanted]: [string, unknown]) => {
    if (!isOperator(name) || wanted === undefined) throw new Error(`A condition «${name}» without a meaning`);
    return [name, name === 'in' || name === 'not' ? listOf(wanted) : wanted];
  });
}
