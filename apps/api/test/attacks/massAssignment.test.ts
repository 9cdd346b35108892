import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import type { CallInput } from '../matrix/asking.ts';
import { createFingerprint } from '../matrix/fingerprint.ts';
import { send } from '../matrix/send.ts';
import { createWorld, type World } from '../matrix/world.ts';
import { allowedCalls, prepare } from './calls.ts';

/** Fields that decide about rights, owners and states, and names that mean something to JavaScript. */
const PROTECTED = [
  'id',
  'roleId',
  'isAdmin',
  'role',
  'approved',
  'isApproved',
  'emailVerify',
  'customerId',
  'userId',
  'passwordHash',
  'password_hash',
  'isActive',
  'archived',
  'signupWithToken',
  'state',
  'isPublished',
  'brandStatus',
  'publishedAt',
  'createdBy',
  'created_by',
  'createdAt',
  'updatedBy',
  'companyName',
  'management',
  'isTrusted',
  'totalPoints',
  'toString',
  'hasOwnProperty',
  'prototype',
] as const;

/**
 * Fields of the list that a call is made to take; each is checked against the rights of the caller by tests of its
 * area.
 */
const acceptedFields: Readonly<Record<string, readonly string[]>> = {
  addUser: ['customerId'],
  addInternalUser: ['companyName'],
  updateUser: ['roleId', 'companyName', 'customerId'],
  changeUserApproveStatus: ['customerId'],
  addBrandUser: ['roleId', 'customerId'],
  sendBrandInvitation: ['customerId'],
  updateBrandUser: ['roleId', 'companyName', 'customerId'],
  updateManagementUser: ['companyName'],
  addCampaign: ['customerId'],
  updateCampaign: ['customerId'],
  saveCampaign: ['customerId'],
  saveContract: ['customerId'],
  saveCustomerLead: ['customerId'],
  changeCustomerLeadStatus: ['customerId'],
};

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a body, the outermost first: a field may be smuggled into each. */
function objectsOf(value: unknown): Json[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap(objectsOf);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsOf)] : [];
}

/** Whether the contract gives the field a place in this object, whatever the input says now. */
type IsKnown = (object: Json, field: string) => boolean;

function jsonOf(input: CallInput): unknown {
  if (input.json !== undefined) return structuredClone(input.json);
  const part = input.form?.['user'] ?? input.form?.['mapping'];
  return typeof part === 'string' ? (JSON.parse(part) as unknown) : undefined;
}

/** The input with another body; `text` is sent as it stands. */
function withBody(input: CallInput, text: string): CallInput {
  if (input.form === undefined) return { ...input, rawJson: text };
  const name = 'user' in input.form ? 'user' : 'mapping';
  return { ...input, form: { ...input.form, [name]: text } };
}

const writes = allowedCalls().filter(
  ({ operation }) => operation.effect === 'write' && operation.input.body !== undefined,
);

describe('nothing but the fields of the contract is taken by', () => {
  let server: TestServer;
  let world: World;
  let fingerprint: () => Promise<string>;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    world = await createWorld(server);
    fingerprint = await createFingerprint(server.db);
  });
  afterAll(() => server.stop());

  test.each(writes)('$title', async ({ operation, caller }) => {
    const { account, input } = await prepare(server, world, { operation, caller });
    const body = jsonOf(input);
    if (objectsOf(body).length === 0) {
      // A number or a list of numbers: an object in its place is rejected as well.
      const reply = await send(server.url, operation, { json: { isAdmin: true, roleId: 1 } }, account.accessToken);
      // A form with a file is not even read as JSON.
      expect(reply.status).toBe(operation.input.body?.contentType === 'multipart/form-data' ? 415 : 422);
      return;
    }
    const isKnown: IsKnown = (object, field) =>
      Object.hasOwn(object, field) || (acceptedFields[operation.id]?.includes(field) ?? false);
    const before = await fingerprint();
    for (const [index] of objectsOf(body).entries()) {
      // All of them are rejected, so none waits for the others.
      const attacks = PROTECTED.flatMap((field) => {
        const attack = structuredClone(body);
        const object = objectsOf(attack)[index];
        if (object === undefined || isKnown(object, field)) return [];
        object[field] = 1;
        return [{ field, text: JSON.stringify(attack) }];
      });
      const replies = await Promise.all(
        attacks.map(({ text }) => send(server.url, operation, withBody(input, text), account.accessToken)),
      );
      for (const [position, { field }] of attacks.entries()) {
        const reply = replies[position];
        expect(reply?.status, `${field}: ${reply?.text.slice(0, 200)}`).toBe(422);
        expect(JSON.parse(reply?.text ?? ''), `${field}`).toMatchObject({ message: 'VALIDATION_FAILED', data: null });
      }
    }
    const text = JSON.stringify(body);
    for (const poison of [
      '"__proto__":{"isAdmin":true,"roleId":1}',
      '"constructor":{"prototype":{"isAdmin":true}}',
      '"constructor":1',
    ]) {
      const attack = text.replace('{', `{${poison},`);
      const reply = await send(server.url, operation, withBody(input, attack), account.accessToken);
      expect([400, 422], `${poison}: ${reply.text.slice(0, 200)}`).toContain(reply.status);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(await fingerprint(), 'a refused body changed something').toBe(before);
  });
});
