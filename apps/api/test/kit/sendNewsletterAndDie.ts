import { pino } from 'pino';
import { sendNewsletters } from '../../src/areas/newsletters/send/send.ts';
import { connectEmbedded } from '../../src/platform/database/connect.ts';
import { systemClock } from '../../src/platform/runtime/Clock.ts';
import { repository } from '../../src/settings.ts';
import { startServer } from '../../src/startServer.ts';
import { testMailSettings } from './mailbox.ts';
import { testStorageSettings } from './testStorage.ts';

// A process of its own: sends a newsletter until it is killed.
const [, , folder, smtpUrl] = process.argv;
if (folder === undefined || smtpUrl === undefined) throw new Error('A data folder and an SMTP server are needed.');
const connection = await connectEmbedded(folder);
const server = await startServer({
  connection,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  host: '127.0.0.1',
  port: 0,
  origins: [],
  trustsProxy: false,
  mail: testMailSettings(smtpUrl),
  storage: testStorageSettings(),
  repository,
  makesPreviews: false,
});
await sendNewsletters(server.services, { rate: 200, runMs: 60_000 });
