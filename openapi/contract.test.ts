import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, operations, paths, resolved, type Operation } from './contractDocument.ts';
import document from './generated/openapi.json' with { type: 'json' };
import { calls, compaignNames } from './specification.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
}

const operationOf = (method: string, path: string): Operation | undefined => paths[`/${path}`]?.[method.toLowerCase()];

function queryNames(operation: Operation): readonly string[] {
  return (operation.parameters ?? [])
    .map((each) => resolved(each) as unknown as Parameter)
    .filter((each) => each.in === 'query')
    .map((each) => each.name);
}

function bodyOf(operation: Operation): { readonly type: string; readonly fields: readonly string[] } | undefined {
  const content = resolved(operation.requestBody)['content'];
  if (!isObject(content)) return undefined;
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const schema = resolved(resolved(media)['schema']);
  const fields = resolved(schema['type'] === 'array' ? schema['items'] : schema)['properties'];
  return { type, fields: isObject(fields) ? Object.keys(fields) : [] };
}

// A call counts for its requirement once it is served; until then the contract only keeps its name.
const claim = (id: string | undefined, method: string, path: string): string => {
  const operation = operationOf(method, path);
  return id && operation && operation['x-status'] !== 'planned' ? ` [${id}]` : '';
};

describe('the calls that the specification names', () => {
  test.each(calls.map((call) => ({ ...call, claim: claim(call.id, call.method, call.path) })))(
    '$method $path$claim',
    ({ method, path, query = [], body = [], bodyType }) => {
      const operation = operationOf(method, path);
      expect(operation, `${method} /${path}`).toBeDefined();
      const input = operation && { query: queryNames(operation), ...bodyOf(operation) };
      expect(input).toMatchObject({
        query: expect.arrayContaining([...query]),
        ...(body.length > 0 ? { fields: expect.arrayContaining([...body]) } : {}),
        ...(bodyType ? { type: bodyType } : {}),
      });
    },
  );

  test('only GET and POST are used, but where a protocol has methods of its own', () => {
    const ours = operations.filter(({ operation }) => operation['x-protocol'] === undefined);
    expect([...new Set(ours.map(({ method }) => method))].sort()).toEqual(['GET', 'POST']);
    expect(
      operations
        .filter((each) => !ours.includes(each))
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'DELETE /files/resumable/{uploadId}',
      'HEAD /files/resumable/{uploadId}',
      'PATCH /files/resumable/{uploadId}',
    ]);
  });

  test('every call stands under the base path [R-HTTP-001]', () => {
    expect(document.servers).toEqual([{ url: '/api' }]);
    expect(Object.keys(paths).filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  test('every call but the public ones wants a bearer token', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    const open = operations.filter(({ operation }) => operation.security?.length === 0).map(({ path }) => path);
    expect(open.sort()).toEqual(
      [
        '/authenticate',
        '/blog/getPublished',
        '/blog/getPublishedById/{id}',
        '/brandAccountReactivation',
        '/brandAuthenticate',
        '/brandForgotPassword',
        '/brandForgotPassword/{token}',
        '/brandSignup',
        '/brandSignup/token/{signUpToken}',
        '/brandSignup/{signUpToken}',
        '/brandVerifyEmail',
        '/brandVerifyEmail/{token}',
        '/captcha',
        '/contact/submit',
        '/contract/public/{token}',
        '/contract/public/{token}/document',
        '/contract/public/{token}/sign',
        '/faq/getActive',
        '/insightData/submit/{token}',
        '/network/getSample',
        '/newsletter/click/{token}',
        '/newsletter/confirm/{token}',
        '/newsletter/open/{token}',
        '/newsletter/unsubscribe/{token}',
        '/newsletter/unsubscribe/{token}',
        '/refreshtoken',
        '/testerProject/getTeaser',
        '/testerworldAuth/forgotPassword',
        '/testerworldAuth/register',
        '/testerworldAuth/resetPassword/{token}',
        '/testerworldAuth/verify',
        '/testerworldAuth/verify/{token}',
        '/testerworldAuthenticate',
        '/testerworldMetadata/get',
        '/todo/calendar/{token}',
        '/ugcMaterial/shared/{token}',
        '/userdetail/findUserByResetToken',
        '/userdetail/forgotPassword',
        '/userdetail/resetPassword',
      ].sort(),
    );
  });

  test('every other call says who may call it', () => {
    const silent = operations.filter(
      ({ operation }) =>
        operation.security === undefined &&
        operation['x-permission'] === undefined &&
        operation['x-audience'] === undefined &&
        operation['x-roles'] === undefined,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('planned and served calls', () => {
  const isPlanned = (operation: Operation): boolean => operation['x-status'] === 'planned';
  const offenders = (isWrong: (operation: Operation) => boolean): readonly string[] =>
    operations.filter(({ operation }) => isWrong(operation)).map(({ method, path }) => `${method} ${path}`);

  test('x-status is planned or absent', () => {
    expect(offenders((operation) => !isPlanned(operation) && operation['x-status'] !== undefined)).toEqual([]);
  });

  test('planned calls answer 501 and no other call does', () => {
    expect(offenders((operation) => '501' in operation.responses !== isPlanned(operation))).toEqual([]);
  });

  test('served calls say what success looks like', () => {
    expect(
      offenders(
        (operation) =>
          !isPlanned(operation) &&
          !('200' in operation.responses) &&
          !('302' in operation.responses) &&
          operation['x-protocol'] === undefined,
      ),
    ).toEqual([]);
  });

  test('every call belongs to one area', () => {
    expect(offenders((operation) => operation.tags.length !== 1)).toEqual([]);
  });
});

describe('spellings of the contract', () => {
  const names = new Set<string>();

  beforeAll(() => {
    for (const segment of Object.keys(paths).flatMap((path) => path.split('/')))
      names.add(segment.replaceAll(/[{}]/g, ''));
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      if (!isObject(value)) return;
      if (isObject(value['properties'])) for (const name of Object.keys(value['properties'])) names.add(name);
      if (typeof value['name'] === 'string' && 'in' in value) names.add(value['name']);
      Object.values(value).forEach(collect);
    };
    collect(document);
  });

  test('every identifier with "ompaign" is written as the specification writes it', () => {
    expect([...names].filter((name) => /ompaign/i.test(name)).sort()).toEqual([...compaignNames].sort());
  });

  test('campaignId is the name in the paging body and in StateWiseCount', () => {
    const paging = operationOf('POST', 'campaign/v1/getCampaignInfluencersWithPagination');
    const counts = operationOf('GET', 'campaign/v1/StateWiseCount');
    expect(paging && bodyOf(paging)?.fields).toContain('campaignId');
    expect(counts && queryNames(counts)).toEqual(['campaignId']);
  });

  test('activee of the watch list and activeId of the campaign entry stay apart', () => {
    expect(names).toContain('activee');
    expect(names).toContain('activeId');
  });

  test('childs, cbCommission, cbCommentCount and influencersId keep their spelling', () => {
    for (const name of ['childs', 'children', 'cbCommission', 'cbCommentCount', 'influencersId'])
      expect(names).toContain(name);
  });
});

test('a live message about a mail carries subject, threadId and unreadCount [R-RT-001]', () => {
  const { properties, required } = document.components.schemas.MailEvent;
  expect(Object.entries(properties).map(([name, { type }]) => [name, type])).toEqual([
    ['subject', 'string'],
    ['threadId', 'string'],
    ['unreadCount', 'integer'],
  ]);
  expect(required).toEqual(['subject', 'threadId', 'unreadCount']);
});

describe('generated files', () => {
  const run = promisify(execFile);
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const tool = (name: string, ...args: string[]) =>
    run(join(folder, 'node_modules/.bin', name), args, {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  let fresh = '';

  beforeAll(async () => {
    fresh = await mkdtemp(join(tmpdir(), 'resonanz-contract-'));
    await tool('redocly', 'bundle', 'openapi.yaml', '-o', join(fresh, 'openapi.json'));
    await tool(
      'openapi-typescript',
      join(fresh, 'openapi.json'),
      '-o',
      join(fresh, 'types.gen.ts'),
      '--default-non-nullable=false',
    );
  }, 60_000);

  afterAll(() => rm(fresh, { recursive: true, force: true }));

  test.each(['openapi.json', 'types.gen.ts'])('generated/%s is what the areas make of it', async (name) => {
    const [now, then] = await Promise.all([
      readFile(join(fresh, name), 'utf8'),
      readFile(join(folder, 'generated', name), 'utf8'),
    ]);
    expect(now === then, `generated/${name} is stale; run npm run generate`).toBe(true);
  });

  test('the document has no error and no warning', async () => {
    const { stdout } = await tool('redocly', 'lint', 'openapi.yaml', '--format=json');
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  }, 60_000);
});
