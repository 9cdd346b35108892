import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS, MODULES } from '@resonanz/domain/permissions';
import { hiddenFrom } from '../../src/platform/access/agencyFields.ts';
import { contract, type Operation, readOperations } from '../../src/platform/http/contract.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { requestsCarriedOut } from '../kit/accounts.ts';
import { describeOnOneDatabase } from '../kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import { type Account, createAccount, type LoggedInCaller, retireAccount } from './callers.ts';
import { createFingerprint } from './fingerprint.ts';
import { costlyCalls, inputs } from './inputs.ts';
import { type Caller, CALLERS, expectedAreas, expectedModules, type Outcome, ROLES } from './readExpectations.ts';
import { send } from './send.ts';
import { createWorld, MARKS, type World } from './world.ts';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
const expectations = new Map(expectedAreas().flatMap(({ calls }) => calls.map((call) => [nameOf(call), call])));
const served = readOperations(contract).filter(({ isPlanned }) => !isPlanned);

const statusOf: Readonly<Record<Outcome, number>> = { yes: 200, own: 200, '401': 401, '403': 403, '404': 404 };
const messageOf: Readonly<Record<string, string>> = { 401: 'UNAUTHORIZED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** Words of records that a caller must never read in an answer. */
function foreignMarks(caller: Caller): readonly string[] {
  if (caller === '3o') return [MARKS.brandOne];
  if (caller === '2' || caller === '3' || caller === '3t') return [MARKS.brandTwo];
  if (caller === '7') return [MARKS.others, MARKS.brandOne, MARKS.brandTwo];
  return caller === 'nobody' || caller === '8' ? Object.values(MARKS) : [];
}

function inputOf({ id }: Operation) {
  const maker = inputs[id as OperationId];
  if (maker === undefined) throw new Error(`${id} has no input: add one to matrix/inputs.ts.`);
  return maker;
}

test('every served call has an expectation and an input', () => {
  const missing = served.filter(
    (operation) => expectations.get(nameOf(operation))?.served === undefined || !(operation.id in inputs),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describeOnOneDatabase('the matrix of calls and callers', (database) => {
  let server: TestServer;
  let world: World;
  let fingerprint: () => Promise<string>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    world = await createWorld(server);
    fingerprint = await createFingerprint(server.db);
  });
  afterAll(() => server.stop());

  test('roles have the rights they are expected to start with', async () => {
    const stored = await server.db
      .selectFrom('role_permissions')
      .select(['role_id', 'module_name', 'rights'])
      .execute();
    const rightsOf = (role: number, module: string): string[] =>
      RIGHTS.filter((right) =>
        stored.some((row) => row.role_id === role && row.module_name === module && row.rights.includes(right)),
      );
    const expected = expectedModules();
    expect(expected).toHaveLength(MODULES.length);
    for (const role of ROLES) {
      expect(
        expected.map(({ name }) => [name, rightsOf(role, name)]),
        `role ${role}`,
      ).toEqual(expected.map(({ name, rights }) => [name, RIGHTS.filter((right) => rights[role].includes(right))]));
    }
  });

  /** Accounts of those who are rejected: a rejection changes nothing, so the next call finds them as they were. */
  const unchanged = new Map<LoggedInCaller, Promise<Account>>();
  function unchangedAccount(caller: LoggedInCaller): Promise<Account> {
    const known = unchanged.get(caller) ?? createAccount(server, caller);
    unchanged.set(caller, known);
    return known;
  }

  async function expectOutcome(operation: Operation, caller: Caller, outcome: Outcome): Promise<void> {
    const isRejected = statusOf[outcome] !== 200;
    const accountOf = (each: LoggedInCaller) => (isRejected ? unchangedAccount(each) : createAccount(server, each));
    // Nobody sends what a brand would send, without its token.
    const account = await accountOf(caller === 'nobody' ? '3' : caller);
    const owner = caller === '3o' ? await accountOf('3') : account;
    const input = await inputOf(operation)({ world, caller, account, owner });
    const before = isRejected ? await fingerprint() : '';
    const reply = await send(server.url, operation, input, caller === 'nobody' ? undefined : account.accessToken);
    // A call that leads elsewhere is answered with that.
    const status = reply.status === 302 ? statusOf.yes : reply.status;
    expect(`${status} ${status === statusOf[outcome] ? '' : reply.text.slice(0, 300)}`, `as ${caller}`).toBe(
      `${statusOf[outcome]} `,
    );
    if (isRejected) {
      expect(JSON.parse(reply.text), `as ${caller}`).toMatchObject({
        message: messageOf[statusOf[outcome]],
        data: null,
      });
      expect(await fingerprint(), `${caller} changed something`).toBe(before);
    }
    // What a stranger asks for is carried out after the answer; the next call shall find nothing moving.
    if (operation.admission.kind === 'public') await requestsCarriedOut(server);
    for (const mark of foreignMarks(caller)) expect(reply.text, `${caller} reads ${mark}`).not.toContain(mark);
    // What the agency pays, earns and thinks is in no answer to anybody outside.
    for (const field of hiddenFrom(account.audience))
      expect(reply.text, `${caller} reads ${field}`).not.toContain(`"${field}"`);
    if (!isRejected) for (const each of new Set([account, owner])) await retireAccount(server, each);
  }

  const areas = expectedAreas().map(({ title, calls }) => ({
    title,
    pairs: calls.flatMap((call) => {
      const operation = served.find((each) => nameOf(each) === nameOf(call));
      return operation === undefined || call.served === undefined
        ? []
        : [{ title: nameOf(call), operation, outcomes: call.served.outcomes }];
    }),
  }));
  describe.each(areas.filter(({ pairs }) => pairs.length > 0))('$title', ({ pairs }) => {
    test.each(pairs)(
      '$title',
      async ({ operation, outcomes }) => {
        const isCostly = costlyCalls.has(operation.id as OperationId);
        for (const caller of CALLERS) {
          if (isCostly && caller !== 'nobody') continue;
          await expectOutcome(operation, caller, outcomes[caller]);
        }
      },
      60_000,
    );
  });

  test('a management does not reach the influencers of another one', async () => {
    const account = await createAccount(server, '7');
    const bookmark = {
      json: {
        emailId: '',
        influencersId: 0,
        loginUser: 0,
        platform: 'instagram',
        channelId: world.channels.others.id,
        userId: 0,
      },
    };
    const reply = await send(
      server.url,
      { method: 'post', path: '/addBookMarkFunctionality' },
      bookmark,
      account.accessToken,
    );
    expect(reply.status).toBe(404);
  });

  test.each<LoggedInCaller>(['1'])('role %s reaches no account of admins and super admins', async (caller) => {
    const account = await createAccount(server, caller);
    for (const foreign of ['1', '6'] as const) {
      const { id } = await createAccount(server, foreign);
      const before = await fingerprint();
      const replies = [
        await send(server.url, { method: 'get', path: '/getUserById/{id}' }, { path: { id } }, account.accessToken),
        await send(server.url, { method: 'post', path: '/deactivateUser' }, { query: { id } }, account.accessToken),
        await send(
          server.url,
          { method: 'post', path: '/changeUserStatus' },
          { json: { userId: id, isActive: false } },
          account.accessToken,
        ),
        await send(
          server.url,
          { method: 'post', path: '/resetPassword' },
          { json: { userId: id } },
          account.accessToken,
        ),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await fingerprint()).toBe(before);
    }
  });
});
