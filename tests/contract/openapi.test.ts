import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { openApiDocument } from '@/contract/openapi';

const document = openApiDocument('1.2.3');
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const text = JSON.stringify(document);

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has every call as an operation of its name', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('refers only to schemas that it defines', () => {
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(document.components.schemas).toHaveProperty([name]);
  }
  expect(text).not.toContain('#/$defs');
});

test('asks for a token except on public calls', () => {
  expect(document.paths['/auth/login']?.post).toMatchObject({ security: [] });
  expect(document.paths['/api/menu']?.get).toMatchObject({ security: [{ bearer: [] }] });
});

test('has the path’s parameters and the field that carries the username', () => {
  expect(document.paths['/course_category/getCategoryById/{id}']?.get).toMatchObject({
    parameters: [{ name: 'id', in: 'path' }],
  });
  expect(document.components.schemas.createCategoryBody).toMatchObject({ properties: { created_by: { type: 'string' } } });
});

test('says which calls don’t find a record: those of an address, and those that change, delete or tag one', () => {
  const named = operations.filter(({ responses }) => JSON.stringify(responses).includes('"404"'));
  const changes = Object.values<Call>(calls).filter(
    ({ body, method }) => body && method !== 'POST' && body.shape.token === undefined,
  );
  const finds = Object.values<Call>(calls).filter(({ path }) => path.includes('{'));
  const tags = [
    calls.createFeatureTag,
    calls.quizTag,
    calls.tagQuizToPassage,
    calls.tagPassageModelset,
    calls.tagBatch,
    calls.createEnquiryNotes,
    calls.uploadCompanyLogo,
  ];
  const expected = [...finds, ...changes, ...tags, calls.editQuiz]
    // What changes the caller's own account names none.
    .filter(({ path }) => !/^\/auth\/(?:change|second_factor|oidc|sessions\/end_others)/.test(path))
    .map(({ name }) => name);
  expect(named.map(({ operationId }) => operationId).toSorted()).toEqual([...new Set(expected)].toSorted());
});
