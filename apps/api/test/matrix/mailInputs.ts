import type { OperationId } from '../../src/platform/operations/area.ts';
import { mailsDelivered } from '../kit/mailbox.ts';
import type { Asking, Maker } from './asking.ts';

const HOUR = 3_600_000;

/** A mail that waits, so that nothing moves by itself while the next caller asks. */
const written = ({ world }: Asking) => ({
  receivers: [{ userType: 'influencer', refId: world.channels.others.influencerId }],
  subject: 'Anfrage',
  message: '<p>Haben Sie Zeit?</p>',
  scheduledAt: new Date(world.server.clock.now().getTime() + HOUR).toISOString(),
});

const form: Maker = (asking) => ({ form: { mail: JSON.stringify(written(asking)) } });

async function draftOf({ world, account }: Asking): Promise<number> {
  const at = world.server.clock.now();
  return (
    await world.server.db
      .insertInto('mail_drafts')
      .values({ created_by: account.id, subject: 'Entwurf', updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

async function mailOf({ world }: Asking, state: 'scheduled' | 'failed' | 'sent') {
  const { db, clock } = world.server;
  // What an earlier caller has sent shall have settled.
  await mailsDelivered(db);
  const { influencerId } = world.channels.others;
  const at = clock.now();
  const thread = await db
    .insertInto('mail_threads')
    .values({ user_type: 'influencer', influencer_id: influencerId, last_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = {
    thread_id: thread.id,
    state,
    receiver_name: 'Mia',
    to_email: 'mia@example.com',
    subject: 'Anfrage',
    message: '<p>Text</p>',
    plain_text: 'Text',
    created_at: at,
  } as const;
  const mail = await db.insertInto('mails').values(values).returning('id').executeTakeFirstOrThrow();
  return { mailId: mail.id, threadId: String(thread.id) };
}

/** A valid input of every served call about mails to partners. */
export const mailInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getMails: () => ({ json: {} }),
  sendMail: form,
  saveMailDraft: form,
  getMailDrafts: () => ({}),
  deleteMailDraft: async (asking) => ({ json: { draftId: await draftOf(asking) } }),
  previewMail: (asking) => {
    const { receivers, subject, message } = written(asking);
    return { json: { receivers, subject, message } };
  },
  getMailThread: async (asking) => ({ path: { threadId: (await mailOf(asking, 'sent')).threadId } }),
  getLatestMails: () => ({}),
  getUnreadMails: () => ({}),
  getUnreadMailCount: () => ({}),
  markMailThreadRead: async (asking) => ({
    json: { threadId: (await mailOf(asking, 'sent')).threadId, isRead: false },
  }),
  changeMailArchiveStatus: async (asking) => ({
    json: { threadId: [(await mailOf(asking, 'sent')).threadId], archived: true },
  }),
  retryMail: async (asking) => ({ json: { mailId: (await mailOf(asking, 'failed')).mailId } }),
  cancelMail: async (asking) => ({ json: { mailId: (await mailOf(asking, 'scheduled')).mailId } }),
};
