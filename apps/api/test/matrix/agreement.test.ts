import { describe, expect, test } from 'vitest';
import document from '@resonanz/contract/document' with { type: 'json' };
import { type ModuleName, MODULES, RIGHTS, startRights } from '@resonanz/domain/permissions';
import { areaOf, isRoleId, ROLE_IDS } from '@resonanz/domain/roles';
import { contract, readOperations } from '../../src/platform/http/contract.ts';
import {
  type Asks,
  type Caller,
  CALLERS,
  type ExpectedCall,
  expectedAreas,
  expectedModules,
  ROLES,
} from './readExpectations.ts';

interface WireOperation {
  tags: string[];
  'x-subject'?: string;
  security?: unknown[];
  'x-status'?: string;
  'x-permission'?: { module: string; right: string };
  'x-audience'?: string[];
  'x-roles'?: number[];
}

const expected = expectedAreas().flatMap(({ calls }) => calls);
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
const wire = Object.entries(document.paths as Record<string, Record<string, WireOperation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: nameOf({ method, path }), operation })),
);
const operationOf = (call: ExpectedCall): WireOperation | undefined =>
  wire.find(({ name }) => name === nameOf(call))?.operation;

function asksOf({
  security,
  'x-permission': permission,
  'x-audience': audience,
  'x-roles': roles,
}: WireOperation): Asks {
  return { isPublic: security?.length === 0, permission, audience: audience ?? [], roles: roles ?? [] };
}

/** Role of a caller; undefined for nobody. */
const roleOf = (caller: Caller): number | undefined => (caller === 'nobody' ? undefined : Number(caller.charAt(0)));

/** Whether what a call asks leaves a caller outside, with the start rights of his role. */
function isRejected(asks: Asks, caller: Caller): boolean {
  const role = roleOf(caller);
  if (asks.isPublic || !isRoleId(role)) return !asks.isPublic;
  const area = areaOf(role) === 'testerworld' ? 'tester' : areaOf(role);
  if (asks.audience.length > 0 && !asks.audience.includes(area)) return true;
  if (asks.roles.length > 0 && !asks.roles.includes(role)) return true;
  const { permission } = asks;
  if (permission === undefined) return false;
  return !startRights(role)[permission.module as ModuleName][permission.right as (typeof RIGHTS)[number]];
}

describe('the table of calls and the contract', () => {
  test('name the same calls, each once', () => {
    const names = expected.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.toSorted()).toEqual(wire.map(({ name }) => name).toSorted());
  });

  test('put them into the same area', () => {
    const subjectOf = (operation: WireOperation | undefined) => operation?.['x-subject'] ?? operation?.tags[0];
    expect(expected.filter((call) => subjectOf(operationOf(call)) !== call.area).map(nameOf)).toEqual([]);
  });

  test('ask the same of the callers, of planned calls too', () => {
    const differences = expected.flatMap((call) => {
      const operation = operationOf(call);
      const asks = operation && asksOf(operation);
      return JSON.stringify(asks) === JSON.stringify(call.asks)
        ? []
        : [{ call: nameOf(call), specification: call.asks, contract: asks }];
    });
    expect(differences).toEqual([]);
  });

  test('every served call says what each caller gets', () => {
    const silent = expected.filter(
      (call) => operationOf(call)?.['x-status'] !== 'planned' && call.served === undefined,
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  test('touch the same rows', () => {
    const owners = new Map(
      readOperations(contract).map((operation) => {
        const { ownership, admission } = operation;
        const rows =
          ownership.kind === 'rows'
            ? ownership.rows
            : ownership.kind === 'caller'
              ? 'self'
              : admission.kind === 'public'
                ? '-'
                : 'all';
        return [nameOf(operation), operation.isPlanned ? undefined : rows];
      }),
    );
    const differences = expected.flatMap((call) => {
      const rows = owners.get(nameOf(call));
      return rows === undefined || rows === call.served?.rows
        ? []
        : [{ call: nameOf(call), specification: call.served?.rows, contract: rows }];
    });
    expect(differences).toEqual([]);
  });

  test('a caller who lacks what a call asks for is rejected', () => {
    const wrong = expected.flatMap((call) =>
      CALLERS.filter((caller) => {
        const outcome = call.served?.outcomes[caller];
        if (outcome === undefined || call.path === '/refreshtoken') return false;
        if (!isRejected(call.asks, caller)) return outcome === '401';
        return outcome !== (caller === 'nobody' ? '401' : '403');
      }).map((caller) => `${nameOf(call)} as ${caller}`),
    );
    expect(wrong).toEqual([]);
  });

  describe('for brands', () => {
    const served = readOperations(contract).flatMap((operation) => {
      const outcomes = expected.find((call) => nameOf(call) === nameOf(operation))?.served?.outcomes;
      return operation.isPlanned ||
        operation.admission.kind === 'public' ||
        outcomes === undefined ||
        outcomes['3'] === '403'
        ? []
        : [{ ...operation, outcomes }];
    });

    /** A figure that an id only narrows; two brands side by side ask for it. */
    const narrowed = ['getUgcRequestStatistics'];

    test('say that another company is not found wherever a record is named, in reads and in writes', () => {
      // Learning materials belong to no company.
      const named = served.filter(
        ({ ownership }) =>
          ownership.kind === 'rows' && ownership.rows !== 'learningMaterials' && ownership.ids.length > 0,
      );
      expect(named.length).toBeGreaterThan(30);
      expect(named.filter(({ outcomes }) => outcomes['3o'] !== '404').map(({ id }) => id)).toEqual(narrowed);
    });

    test('reject a user who signed up by token where something is added, edited or deleted', () => {
      const changes = served.filter(
        ({ admission: { kind, ...asks } }) =>
          kind === 'user' &&
          'permission' in asks &&
          asks.permission !== undefined &&
          ['add', 'edit', 'delete'].includes(asks.permission.right),
      );
      expect(changes.length).toBeGreaterThan(3);
      expect(changes.filter(({ outcomes }) => outcomes['3t'] !== '403').map(({ id }) => id)).toEqual([]);
    });
  });
});

describe('the table of start rights', () => {
  const modules = expectedModules();

  test('has the modules of the contract in their order', () => {
    expect(modules.map(({ name }) => name)).toEqual([...MODULES]);
    expect([...ROLES]).toEqual([...ROLE_IDS]);
  });

  test.each(ROLES)('is what role %i starts with', (role) => {
    if (!isRoleId(role)) throw new Error(`${String(role)} is no role.`);
    const granted = startRights(role);
    const actual = modules.map(({ name }) => [name, RIGHTS.filter((right) => granted[name as ModuleName][right])]);
    expect(actual).toEqual(
      modules.map(({ name, rights }) => [name, RIGHTS.filter((right) => rights[role].includes(right))]),
    );
  });
});
