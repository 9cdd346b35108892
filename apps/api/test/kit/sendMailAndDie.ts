import { pino } from 'pino';
import { createMailDirectory } from '../../src/areas/mail/door.ts';
import { mailCatalogue } from '../../src/mails.ts';
import { connectEmbedded } from '../../src/platform/database/connect.ts';
import { openJobs } from '../../src/platform/jobs/openJobs.ts';
import { MailQueue } from '../../src/platform/mail/MailQueue.ts';

// A process of its own: commits a mail and is killed before anything can deliver it.
const folder = process.argv[2];
if (folder === undefined) throw new Error('A data folder is needed.');
const log = pino({ level: 'silent' });
const connection = await connectEmbedded(folder);
const mail = await MailQueue.open(await openJobs(connection, log), log, createMailDirectory(mailCatalogue));
await connection.db.transaction().execute((tx) =>
  mail.send(tx, {
    to: 'lena@example.com',
    language: 'DE',
    template: 'brandApproved',
    values: { link: 'https://brand.example.com/login' },
  }),
);
process.kill(process.pid, 'SIGKILL');
