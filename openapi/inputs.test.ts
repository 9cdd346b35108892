import { describe, expect, test } from 'vitest';
import { isObject, type Json, type Operation, operations, resolved } from './contractDocument.ts';

const served = operations.filter(({ operation }) => operation['x-status'] !== 'planned');
const isPublic = ({ security }: Operation): boolean => security?.length === 0;
const nameOf = ({ method, path }: (typeof operations)[number]): string => `${method} ${path}`;

/** A schema of an input with its place: path.id, query.pageSize, body[].compaignDataId.compaignDataId. */
interface Place {
  readonly place: string;
  readonly name: string;
  readonly schema: Json;
}

const listsOf = (schema: Json, key: string): readonly unknown[] =>
  Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [];

/** The schema itself and everything that makes it up: alternatives, properties, items. */
function within(value: unknown, place: string, name: string, above: readonly Json[] = []): readonly Place[] {
  const target = resolved(value);
  // What stands beside a reference counts as well.
  const schema =
    isObject(value) && 'unevaluatedProperties' in value
      ? { ...target, unevaluatedProperties: value['unevaluatedProperties'] }
      : target;
  // A tree refers to itself: one round shows all there is.
  if (above.includes(target)) return [];
  const path = [...above, target];
  const parts = ['allOf', 'anyOf', 'oneOf']
    .flatMap((key) => listsOf(schema, key))
    .flatMap((each) => within(each, place, name, path));
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    { place, name, schema },
    ...parts,
    ...properties.flatMap(([key, each]) => within(each, `${place}.${key}`, key, path)),
    ...(isObject(schema['items']) ? within(schema['items'], `${place}[]`, name, path) : []),
  ];
}

function bodyPlaces(operation: Operation): readonly Place[] {
  const content = resolved(operation.requestBody)['content'];
  if (!isObject(content)) return [];
  return Object.values(content).flatMap((media) => within(resolved(media)['schema'], 'body', 'body'));
}

function parameterPlaces(operation: Operation): readonly Place[] {
  return (operation.parameters ?? []).map(resolved).flatMap((parameter) => {
    const name = String(parameter['name']);
    return within(parameter['schema'], `${String(parameter['in'])}.${name}`, name);
  });
}

const inputPlaces = (operation: Operation): readonly Place[] => [
  ...parameterPlaces(operation),
  ...bodyPlaces(operation),
];

const typesOf = ({ schema }: Place): readonly unknown[] =>
  Array.isArray(schema['type']) ? (schema['type'] as unknown[]) : [schema['type']];
const isLimited = ({ schema }: Place): boolean => 'const' in schema || 'enum' in schema;

/** Places of served inputs that a rule forbids, with their calls. */
function offenders(
  places: (operation: Operation) => readonly Place[],
  isWrong: (place: Place) => boolean,
): readonly string[] {
  return served.flatMap((call) =>
    places(call.operation)
      .filter(isWrong)
      .map(({ place }) => `${nameOf(call)} ${place}`),
  );
}

describe('what a call accepts', () => {
  test('objects are closed at every level', () => {
    const isOpen = ({ schema }: Place): boolean =>
      isObject(schema['properties']) &&
      schema['additionalProperties'] !== false &&
      schema['unevaluatedProperties'] !== false;
    const isBare = ({ schema }: Place): boolean => schema['type'] === 'object' && !isObject(schema['properties']);
    const places = (operation: Operation): readonly Place[] => {
      const all = bodyPlaces(operation);
      // Parts of a combined schema are closed by the whole: `$ref` beside, or `allOf` under
      // `unevaluatedProperties: false`.
      const closed = new Set(
        all.filter(({ schema }) => schema['unevaluatedProperties'] === false).map(({ place }) => place),
      );
      return all.filter((each) => !closed.has(each.place));
    };
    expect(offenders(places, (place) => isOpen(place) || isBare(place))).toEqual([]);
  });

  test('texts have a maximum length or a list of values', () => {
    const isFile = ({ schema }: Place): boolean => 'contentMediaType' in schema;
    const hasLength = ({ schema }: Place): boolean => 'maxLength' in schema || schema['format'] === 'date';
    expect(
      offenders(
        inputPlaces,
        (place) => typesOf(place).includes('string') && !isLimited(place) && !isFile(place) && !hasLength(place),
      ),
    ).toEqual([]);
  });

  test('lists have a maximum number of items', () => {
    expect(
      offenders(inputPlaces, (place) => typesOf(place).includes('array') && !('maxItems' in place.schema)),
    ).toEqual([]);
  });

  test('numbers have both ends', () => {
    const isOpenEnded = (place: Place): boolean =>
      typesOf(place).some((type) => type === 'integer' || type === 'number') &&
      !isLimited(place) &&
      !('minimum' in place.schema && 'maximum' in place.schema);
    expect(offenders(inputPlaces, isOpenEnded)).toEqual([]);
  });

  test('a page has at most 100 rows', () => {
    const sizes = served.flatMap(({ operation }) => inputPlaces(operation).filter(({ name }) => name === 'pageSize'));
    expect(sizes.length).toBeGreaterThan(5);
    expect(
      offenders(inputPlaces, ({ name, schema }) => name === 'pageSize' && !(Number(schema['maximum']) <= 100)),
    ).toEqual([]);
  });

  test('lists are sorted by keys of the contract alone', () => {
    const keys = served.flatMap(({ operation }) => inputPlaces(operation).filter(({ name }) => name === 'sortBy'));
    expect(keys.length).toBeGreaterThan(5);
    expect(
      offenders(
        inputPlaces,
        ({ name, schema }) => (name === 'sortBy' || name === 'sort') && !Array.isArray(schema['enum']),
      ),
    ).toEqual([]);
  });
});

interface Owner {
  readonly rows: string;
  readonly ids?: readonly string[];
  /** Places of ids that the server does not look up before the call, with what happens to them instead. */
  readonly others?: Readonly<Record<string, string>>;
}

const ownerOf = ({ 'x-owner': owner }: Operation): Owner | undefined =>
  isObject(owner) ? (owner as unknown as Owner) : undefined;
const isId = (place: Place): boolean =>
  /(?:^i|I)ds?$/.test(place.name) &&
  typesOf(place).some((type) => type === 'integer' || type === 'string') &&
  !('const' in place.schema);

describe('whose rows a call touches', () => {
  const loggedIn = served.filter(({ operation }) => !isPublic(operation));

  test('every served call that wants a log-in says it', () => {
    const isNamed = ({ 'x-owner': owner }: Operation): boolean =>
      owner === 'none' || owner === 'caller' || isObject(owner);
    expect(loggedIn.filter(({ operation }) => !isNamed(operation)).map(nameOf)).toEqual([]);
  });

  test('public calls touch nobody’s rows', () => {
    expect(
      served.filter(({ operation }) => isPublic(operation) && operation['x-owner'] !== undefined).map(nameOf),
    ).toEqual([]);
  });

  test('every id in the input of rows with an owner is looked up before the call, or it says why not', () => {
    const missing = loggedIn.flatMap((call) => {
      const owner = ownerOf(call.operation);
      if (owner === undefined) return [];
      const named = new Set([...(owner.ids ?? []), ...Object.keys(owner.others ?? {})]);
      return inputPlaces(call.operation)
        .filter((place) => isId(place) && !named.has(place.place))
        .map(({ place }) => `${nameOf(call)} ${place}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('the places named are places of the input', () => {
    const wrong = loggedIn.flatMap((call) => {
      const owner = ownerOf(call.operation);
      const places = new Set(inputPlaces(call.operation).map(({ place }) => place));
      return [...(owner?.ids ?? []), ...Object.keys(owner?.others ?? {})]
        .filter((each) => !places.has(each))
        .map((each) => `${nameOf(call)} ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a call that may be anonymous names the choice in its body, and belongs to nobody', () => {
    const wrong = served.filter(({ operation }) => {
      const { 'x-anonymous': field, 'x-owner': owner } = operation;
      const choice = bodyPlaces(operation).find(({ place }) => place === field);
      return field !== undefined && (owner !== 'none' || choice?.schema['type'] !== 'boolean');
    });
    expect(wrong.map(nameOf)).toEqual([]);
    expect(served.filter(({ operation }) => operation['x-anonymous'] !== undefined).map(nameOf)).toEqual([
      'POST /feedback/add',
    ]);
  });

  test('an effect is said where the method does not show it', () => {
    const wrong = served.filter(({ method, operation: { 'x-effect': effect } }) =>
      method === 'GET'
        ? effect !== undefined && effect !== 'export'
        : ![undefined, 'read', 'export', 'write'].includes(effect as string),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

describe('what leaves the agency', () => {
  const SECRETS = ['vorBudget', 'finalesBudget', 'cbCommission', 'notizen', 'iban'];
  const BRAND_MODULES = ['Campaign Request', 'UGC Campaign Request', 'Self-Campaign-Service', 'Learning Videos'];

  /** Whether a user who is not staff can get in: a missing condition lets everybody pass. */
  function isOpenToBrands(operation: Operation): boolean {
    if (isPublic(operation)) return true;
    const { 'x-audience': audience, 'x-permission': permission, 'x-roles': roles } = operation;
    if (audience !== undefined && !audience.includes('brand')) return false;
    if (roles !== undefined && !roles.includes(2) && !roles.includes(3)) return false;
    return permission === undefined || BRAND_MODULES.includes(permission.module);
  }

  function answerNames(operation: Operation): readonly string[] {
    return Object.values(operation.responses).flatMap((response) => {
      const content = resolved(response)['content'];
      if (!isObject(content)) return [];
      return Object.values(content).flatMap((media) =>
        within(resolved(media)['schema'], 'answer', 'answer').map(({ name }) => name),
      );
    });
  }

  test('no call that a brand may make can answer what the agency pays, earns and thinks', () => {
    const open = served.filter(({ operation }) => isOpenToBrands(operation));
    expect(open.length).toBeGreaterThan(15);
    expect(
      open.filter(({ operation }) => answerNames(operation).some((name) => SECRETS.includes(name))).map(nameOf),
    ).toEqual([]);
  });

  test('calls of the agency do answer it, so the check above can see it', () => {
    const names = served.flatMap(({ operation }) => answerNames(operation));
    expect(names).toEqual(expect.arrayContaining(['vorBudget', 'finalesBudget', 'notizen']));
  });
});
