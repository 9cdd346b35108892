import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import document from './generated/openapi.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

const { components } = parse(readFileSync(new URL('rules.yaml', import.meta.url), 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};
const rules = components.schemas;
const schemas = document.components.schemas as unknown as Readonly<Record<string, Json>>;

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
}

const operations = Object.values(
  document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap((item) => Object.values(item));

/** What a body refers to, by its path: the body itself is '', a field stands by its name. */
function referencesOf(operationId: string): Readonly<Record<string, string>> {
  const operation = operations.find((each) => each.operationId === operationId);
  const [media] = Object.values(operation?.requestBody?.content ?? {});
  const named = (schema: unknown): string | undefined =>
    (schema as { readonly $ref?: string } | undefined)?.$ref?.split('/').at(-1);
  const body = named(media?.schema);
  if (body !== undefined && body in rules) return { '': body };
  const parts =
    (body === undefined ? undefined : (schemas[body] as { readonly allOf?: readonly unknown[] } | undefined)?.allOf) ??
    [];
  const part = parts.map(named).find((name) => name !== undefined && name in rules);
  if (part !== undefined) return { '': part };
  const { properties = {} } = (body === undefined ? media?.schema : schemas[body]) ?? {};
  const rule = (schema: unknown): string | undefined =>
    [named(schema)].find((name) => name !== undefined && name in rules);
  return Object.fromEntries(
    Object.entries(properties as Json).flatMap(([field, schema]) =>
      rule(schema) === undefined ? [] : [[field, rule(schema) ?? '']],
    ),
  );
}

describe('the areas refer to the rules of the validators', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['requestBrandPasswordReset', { username: 'Email' }],
    ['resetBrandPassword', { '': 'PasswordPair' }],
    ['requestBrandReactivation', { username: 'Email' }],
    ['requestStaffPasswordReset', { email: 'Email' }],
    ['resetStaffPassword', { password: 'NewPassword' }],
    ['addFeedback', { '': 'FeedbackEntry' }],
    ['signUpBrand', { '': 'SignUp' }],
    ['signUpBrandByToken', { '': 'SignUpByToken' }],
  ])('%s', (operationId, references) => {
    expect(referencesOf(operationId)).toEqual(references);
  });

  test('a brand’s decision', () => {
    expect(schemas['BrandDecision']).toMatchObject({
      properties: {
        brandDeclineReason: { $ref: '#/components/schemas/DeclineReason' },
        declineText: { $ref: '#/components/schemas/DeclineText' },
      },
    });
  });

  test('a log-in does not check the form of an old password', () => {
    for (const operationId of ['authenticate', 'brandAuthenticate', 'testerworldAuthenticate'])
      expect(referencesOf(operationId)).toEqual({});
  });

  test('the bundled document holds the rules as they are written', () => {
    const used = Object.keys(rules).filter((name) => name in schemas);
    expect(used).toEqual(
      expect.arrayContaining([
        'Email',
        'NewPassword',
        'PasswordPair',
        'FeedbackEntry',
        'DeclineReason',
        'DeclineText',
        'SignUp',
        'SignUpByToken',
      ]),
    );
    for (const name of used) expect(schemas[name]).toEqual(rules[name]);
  });
});
