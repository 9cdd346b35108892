import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { everyValidator } from '../test/everyValidator.ts';
import type { campaignForm } from './campaignForm.ts';
import type { channelForm } from './channelForm.ts';
import type { calendarDate, storedDate } from './dateText.ts';
import { email } from './email.ts';
import { RULES, withJsonSchema } from './jsonSchema.ts';
import { object, optional } from './object.ts';
import type { phone } from './phone.ts';
import { isLonger } from './schema.ts';
import type { signUp } from './signUp.ts';
import type { socialUrl } from './socialUrl.ts';
import type { url } from './url.ts';

type Output<Schema extends StandardSchemaV1> = StandardSchemaV1.InferOutput<Schema>;
type Input<Schema extends StandardSchemaV1> = StandardSchemaV1.InferInput<Schema>;

describe('types', () => {
  test('every validator is a Standard Schema of the official specification', () => {
    const official: Readonly<Record<string, StandardSchemaV1>> = everyValidator;
    for (const schema of Object.values(official))
      expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'resonanz' });
    expectTypeOf(email).toExtend<StandardSchemaV1<string, string>>();
    expectTypeOf(withJsonSchema(RULES.Email)).toExtend<StandardSchemaV1 & StandardJSONSchemaV1>();
  });

  test('what a validator gives is typed apart from what it takes', () => {
    expectTypeOf<Output<typeof url>>().toEqualTypeOf<`https://${string}`>();
    expectTypeOf<Output<ReturnType<typeof phone>>>().toEqualTypeOf<`+${string}`>();
    expectTypeOf<Output<typeof storedDate>>().toEqualTypeOf<`${number}-${number}-${number}`>();
    expectTypeOf<Output<typeof calendarDate>>().toEqualTypeOf<`${number}-${number}-${number}`>();
    expectTypeOf<Output<typeof socialUrl>['url']>().toEqualTypeOf<`https://${string}`>();
    expectTypeOf<Input<typeof url>>().toEqualTypeOf<string>();
  });

  test('forms take texts and give values', () => {
    expectTypeOf<Output<typeof campaignForm>['budget']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Output<typeof campaignForm>['type']>().toEqualTypeOf<1 | 2 | 3>();
    expectTypeOf<Input<typeof campaignForm>['type']>().toEqualTypeOf<1 | 2 | 3 | '1' | '2' | '3'>();
    expectTypeOf<Input<typeof campaignForm>['budget']>().toEqualTypeOf<number | string | null | undefined>();
    expectTypeOf<Output<typeof channelForm>['handle']>().toEqualTypeOf<string>();
    expectTypeOf<Output<typeof signUp>['termsAccepted']>().toEqualTypeOf<true>();
    expectTypeOf<Output<typeof signUp>['phone']>().toEqualTypeOf<`+${string}` | undefined>();
    expectTypeOf(object({ a: optional(email) })).toExtend<
      StandardSchemaV1<{ readonly a: string | null | undefined }, { readonly a: string | undefined }>
    >();
  });
});

test('a character outside the basic plane counts once', () => {
  expect([
    isLonger('a', 1),
    isLonger('\u{1F600}', 1),
    isLonger('ab', 1),
    isLonger('\u{1F600}a', 1),
    isLonger('abc', 1),
    isLonger('\u{1F600}'.repeat(3), 3),
    isLonger('', 0),
    isLonger('a', 0),
  ]).toEqual([false, false, true, true, true, false, false, true]);
});
