import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { Operation } from '../../src/platform/http/contract.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import type { CallInput } from '../matrix/asking.ts';
import { type Account, createAccount, retireAccount } from '../matrix/callers.ts';
import { send } from '../matrix/send.ts';
import { createWorld, type World } from '../matrix/world.ts';
import { allowedCalls, prepare } from './calls.ts';

const MARK = 'xss1';

/** Texts that a page which forgets to escape would carry out. */
const PAYLOADS = [
  `<script>alert('${MARK}')</script>`,
  `<img src=x onerror=alert('${MARK}')>`,
  `"><svg/onload=alert("${MARK}")>`,
  `'-alert('${MARK}')-'`,
  `javascript:alert('${MARK}')`,
  `<a href="javas&#99;ript:alert('${MARK}')">x</a>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${MARK}">`,
  `</title><iframe srcdoc="<script>parent.${MARK}</script>">`,
  `{{constructor.constructor('${MARK}')()}}`,
  `\u202E${MARK}<b>`,
];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that a valid input does not need but a call takes. */
const OPTIONAL: Readonly<Record<string, Json>> = {
  changeUserStatus: { reason: 'Grund' },
  changeUserApproveStatus: { status: 2, declineReason: 'Grund' },
  decideOnChannel: { brandStatus: 4, brandDeclineReason: 5, declineText: 'Grund' },
  addUser: { contactPerson: 'Mia', phone: '030 1234567' },
  addBrandUser: {
    contactPerson: 'Mia',
    streetAndHouse: 'Weg 1',
    cityAndZip: '10115 Berlin',
    industry: 'Mode',
    website: 'https://example.com',
    vatId: 'DE123456789',
  },
  updateBrandUser: { contactPerson: 'Mia', streetAndHouse: 'Weg 1', cityAndZip: '10115 Berlin', industry: 'Mode' },
  updateUser: { firstName: 'Mia', contactPerson: 'Mia' },
  addManagementUser: { contactPerson: 'Mia' },
  updateManagementUser: { firstName: 'Mia', companyName: 'Firma', contactPerson: 'Mia' },
  addTesterUser: { city: 'Berlin' },
  updateTesterUser: { city: 'Berlin', firstName: 'Mia' },
};

function jsonOf({ json, form }: CallInput): unknown {
  if (json !== undefined) return json;
  return typeof form?.['user'] === 'string' ? (JSON.parse(form['user']) as unknown) : undefined;
}

const withJson = (input: CallInput, json: unknown): CallInput =>
  input.form === undefined ? { ...input, json } : { ...input, form: { ...input.form, user: JSON.stringify(json) } };

const keys = (value: unknown): string[] => {
  const object = Array.isArray(value) ? (value[0] as unknown) : value;
  return isObject(object) ? Object.keys(object).filter((key) => typeof object[key] === 'string') : [];
};

function replaced(value: unknown, key: string, text: string): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, key, text));
  return isObject(value) ? { ...value, [key]: text } : value;
}

/** The longest page a list gives. */
function withPage(operation: Operation, input: CallInput): CallInput {
  return isObject(input.json) && operation.method === 'post'
    ? { ...input, json: { ...input.json, pageSize: 100 } }
    : input;
}

/** Every text in an answer. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.values(value).flatMap(textsOf) : [];
}

const writes = allowedCalls().filter(
  ({ operation }) => operation.effect === 'write' && operation.input.body !== undefined,
);
const reads = allowedCalls().filter(
  ({ operation }) => operation.effect === 'read' && operation.answerPointer !== undefined,
);

describe('a text that would run in a page', () => {
  let server: TestServer;
  let world: World;
  const stored: string[] = [];
  let brand: Account;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    world = await createWorld(server);
    brand = await createAccount(server, '3');
  });
  afterAll(() => server.stop());

  test.each(writes)(
    'is rejected or stored as it is: $title',
    async ({ title, operation, caller }) => {
      let ready = await prepare(server, world, { operation, caller });
      const example = jsonOf(ready.input);
      const fields = keys(isObject(example) ? { ...example, ...OPTIONAL[operation.id] } : example);
      for (const field of fields) {
        for (const payload of PAYLOADS) {
          const { account, input } = ready;
          const json = jsonOf(input);
          const body = replaced(isObject(json) ? { ...json, ...OPTIONAL[operation.id] } : json, field, payload);
          const reply = await send(server.url, operation, withJson(input, body), account.accessToken);
          expect([200, 404, 422], `${field} ${payload}: ${reply.text.slice(0, 300)}`).toContain(reply.status);
          expect(reply.type).toBe('application/json; charset=utf-8');
          // What was rejected has changed nothing: the input is as fresh as before.
          if (reply.status === 422) continue;
          if (reply.status === 200) stored.push(`${title} ${field}`);
          await retireAccount(server, account);
          ready = await prepare(server, world, { operation, caller });
        }
      }
      await retireAccount(server, ready.account);
    },
    120_000,
  );

  test('comes back as the very text, in answers that no browser takes for a page', async () => {
    expect(new Set(stored).size, 'nothing took a text').toBeGreaterThan(5);
    await send(
      server.url,
      writes.find(({ operation }) => operation.id === 'changePublishedStatus')?.operation as Operation,
      { json: { compaignInfluencerId: [await world.createEntry(1, { is_published: 0 })], isPublished: 1 } },
      (await createAccount(server, '9')).accessToken,
    );
    const found: string[] = [];
    for (const { operation, caller } of reads) {
      const { account, input } = await prepare(server, world, { operation, caller });
      const token = caller === '3' ? brand.accessToken : account.accessToken;
      const paged = await send(server.url, operation, withPage(operation, input), token);
      // Not every question has pages.
      const reply = paged.status === 422 ? await send(server.url, operation, input, token) : paged;
      expect(reply.status, `${operation.id}`).toBe(200);
      expect([reply.type, reply.nosniff], `${operation.id}`).toEqual(['application/json; charset=utf-8', 'nosniff']);
      const marked = textsOf(JSON.parse(reply.text)).filter((text) => text.includes(MARK));
      found.push(...marked);
      const changed = marked.filter(
        (text) =>
          !PAYLOADS.some((payload) => text.includes(payload) || text.includes(JSON.stringify(payload).slice(1, -1))),
      );
      expect(changed, `${operation.id} gives back something else than was stored`).toEqual([]);
    }
    expect(found.length).toBeGreaterThan(5);
  });

  test('is no message of a notification, only a value for its placeholders', async () => {
    const rows = await server.db.selectFrom('notifications').select(['type', 'message', 'subject']).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ message }) => message.includes(MARK))).toEqual([]);
    // A subject is drawn as plain text; only kinds that are about something that a user has named have one.
    const { todo, feedback } = NOTIFICATION_TYPE;
    expect(rows.filter(({ type, subject }) => subject !== null && type !== todo && type !== feedback)).toEqual([]);
  });

  test('is text in the mails that carry it', async () => {
    const mails = (await server.mails()).filter(({ text, html }) => `${text} ${html}`.includes(MARK));
    expect(mails.length).toBeGreaterThan(0);
    const tags = mails.flatMap(({ html }) => html.match(/<[a-z][^>]*>/gi) ?? []);
    expect(tags.filter((tag) => /^<(?:script|img|svg|iframe|math|mglyph|object|embed|form)/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son\w+\s*=|(?:href|src)\s*=\s*"(?!https?:|mailto:)/i.test(tag))).toEqual([]);
  });
});
