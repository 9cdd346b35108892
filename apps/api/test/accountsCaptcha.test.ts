import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnOneDatabase('captcha', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  let lastAddress = 0;
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api/brandForgotPassword`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, ...((await answer.json()) as { fieldErrors?: unknown }) };
  };
  const username = 'brand@resonanz.example';
  const refused = { status: 422, fieldErrors: [{ field: 'captchaText', key: 'invalidCaptcha' }] };
  interface Answer {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  }
  const decode = (text: string): Answer => JSON.parse(Buffer.from(text, 'base64').toString()) as Answer;
  const encode = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64');

  test('a right answer is accepted, once [R-CALL-005]', async () => {
    const captchaText = await solvedCaptcha(server);
    expect((await send({ username, captchaText })).status).toBe(200);
    expect(await send({ username, captchaText })).toMatchObject(refused);
    expect(await send({ username, captchaText: encode({ ...decode(captchaText), extra: 1 }) })).toMatchObject(refused);
  });

  test('of two that bring the same answer at once one is rejected', async () => {
    const captchaText = await solvedCaptcha(server);
    const answers = await Promise.all([send({ username, captchaText }), send({ username, captchaText })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('an answer ends after ten minutes', async () => {
    const captchaText = await solvedCaptcha(server);
    server.clock.advance({ minutes: 11 });
    expect(await send({ username, captchaText })).toMatchObject(refused);
  });

  test('a challenge is changed in nothing', async () => {
    const answer = decode(await solvedCaptcha(server));
    const { challenge, solution } = answer;
    const { parameters } = challenge;
    const changed: unknown[] = [
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: Number(parameters['expiresAt']) + 3_600 } },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { counter: -1 } },
      { challenge, solution: null },
      { challenge: { parameters: null, signature: 'x' }, solution },
      { challenge: { parameters: {}, signature: 'x' }, solution },
      [],
      null,
      'text',
    ];
    for (const each of changed) expect(await send({ username, captchaText: encode(each) })).toMatchObject(refused);
    expect((await send({ username, captchaText: encode(answer) })).status).toBe(200);
  });

  test.each(['x', '%00', '{}', 'null', encode({ __proto__: { challenge: {} } }), '=', 'ä'])(
    '%s is no answer',
    async (captchaText) => {
      expect(await send({ username, captchaText })).toMatchObject(refused);
    },
  );

  test('both fields are needed, nothing else is taken, and a wrong address does not use the answer up', async () => {
    expect(await send({})).toMatchObject({
      fieldErrors: expect.arrayContaining([
        { field: 'username', key: 'required' },
        { field: 'captchaText', key: 'required' },
      ]),
    });
    const captchaText = await solvedCaptcha(server);
    expect(await send({ username, captchaText, roleId: '6' })).toMatchObject({
      fieldErrors: [{ field: 'roleId', key: 'unknownField' }],
    });
    expect(await send({ username: 'no address', captchaText })).toMatchObject({
      fieldErrors: [{ field: 'username', key: 'invalidFormat' }],
    });
    expect((await send({ username, captchaText })).status).toBe(200);
    expect(await send({ username, captchaText: 'x'.repeat(5_000) })).toMatchObject({
      fieldErrors: [{ field: 'captchaText', key: 'tooLong' }],
    });
  });
});
