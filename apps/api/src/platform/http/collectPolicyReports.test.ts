import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { collectPolicyReports, policyReportPath } from './collectPolicyReports.ts';

test('a kind of violation is one line of the log, without what its addresses carry', async () => {
  const lines: string[] = [];
  const server = fastify({
    loggerInstance: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  });
  collectPolicyReports(server as never);
  const send = (body: object) =>
    server.inject({
      method: 'POST',
      url: policyReportPath,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': body }),
    });
  for (const page of ['a', 'b', 'c'])
    await send({
      'document-uri': `https://resonanz.example/reset/${page}`,
      'violated-directive': 'img-src',
      'blocked-uri': `https://evil.example/pixel?mail=${page}@b.de`,
    });
  await send({ 'violated-directive': "style-src-attr 'self'", 'blocked-uri': 'inline' });
  await send({ 'violated-directive': '\u001b[31m', 'blocked-uri': 'a line\nof its own' });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { directive: 'img-src', blocked: 'https://evil.example' },
    { directive: 'style-src-attr', blocked: 'inline' },
    { directive: 'unknown', blocked: 'unknown' },
  ]);
  expect(lines.join('')).not.toMatch(/reset|mail|@|document/);
  await server.close();
});
