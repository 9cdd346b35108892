import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered, parseMail } from './kit/mailbox.ts';
import { mailForms, mailTo } from './kit/mailForm.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('mails to partners', (database) => {
  let smtp: TestSmtpServer;
  let server: TestServer;
  let manager: ApiClient;
  let forms: ReturnType<typeof mailForms>;
  let fixture: CampaignFixture;
  let people: number[];
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    for (const table of [
      'mail_threads',
      'mail_drafts',
      'influencers',
      'campaign_requests',
      'campaigns',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    await sql`delete from jobs.job where name like 'mail%'`.execute(server.db);
    const { accessToken } = await server.logIn('manager');
    manager = server.client(accessToken);
    forms = mailForms(server, accessToken);
    fixture = await insertCampaignFixture(server.db);
    people = fixture.channels.map(({ influencerId }) => influencerId);
    for (const id of people)
      await server.db
        .updateTable('influencers')
        .set({ email: `lena.${id}@example.com` })
        .where('id', '=', id)
        .execute();
  });

  /** Mails that arrived at the SMTP server while something happened, with the receivers of their envelopes. */
  const arriving = async (happens: () => Promise<unknown>) => {
    const before = smtp.received.length;
    await happens();
    await mailsDelivered(server.db);
    const mails = await Promise.all(smtp.received.slice(before).map((raw) => parseMail(raw)));
    return mails
      .map((mail, index) => ({ ...mail, receivers: smtp.receivers[before + index] ?? [] }))
      .toSorted((one, other) => one.to.localeCompare(other.to));
  };
  const counts = async () => {
    const { rows } = await sql<{ mails: number; threads: number; drafts: number; files: number; jobs: number }>`select
      (select count(*)::int from mails) as mails,
      (select count(*)::int from mail_threads) as threads,
      (select count(*)::int from mail_drafts) as drafts,
      (select count(*)::int from files where subject = 'mail' and deleted_at is null) as files,
      (select count(*)::int from jobs.job where name = 'mail') as jobs`.execute(server.db);
    return rows[0];
  };
  const nothing = { mails: 0, threads: 0, drafts: 0, files: 0, jobs: 0 };
  const stateOf = async (mailId: number | undefined) =>
    server.db
      .selectFrom('mails')
      .select(['state', 'failure', 'from_email'])
      .where('id', '=', mailId ?? 0)
      .executeTakeFirst();

  test('several receivers get single mails, each with its own words [R-CALL-089]', async () => {
    await server.db
      .insertInto('campaign_entries')
      .values(
        fixture.channels.slice(0, 2).map(({ id, influencerId }, index) => ({
          campaign_id: fixture.campaignId,
          influencer_id: influencerId,
          channel_id: id,
          channel_handle: `lena${index}`,
          content_deadline: `2026-12-0${index + 1}`,
          service: 'Reel',
        })),
      )
      .execute();
    const receivers = fixture.channels
      .slice(0, 2)
      .map(({ id, influencerId }) => ({ userType: 'influencer' as const, refId: influencerId, channelId: id }));
    const text = {
      subject: '{campaign}: {channel}',
      message:
        '<p>Hallo {partnerName},</p><p><strong>{service}</strong> bis {contentDeadline}. {unbekannt}</p><script>x()</script>',
    };
    const mails = await arriving(async () => {
      const { status, data } = await forms.send({
        ...mailTo([]),
        receivers,
        campaignId: fixture.campaignId,
        cc: ['kopie@example.com'],
        bcc: ['still@example.com'],
        ...text,
      });
      expect(status).toBe(200);
      expect(data.mails).toMatchObject([
        {
          state: 'sending',
          folder: 'sent',
          userType: 'influencer',
          refId: people[0],
          platform: 'Instagram',
          campaignName: 'Herbstleuchten',
          subject: 'Herbstleuchten: lena0',
          mailCount: 1,
          createdByName: 'manager Muster',
          isAutomatic: false,
        },
        {
          receiverName: 'Lena Hartwig 1',
          toEmail: `lena.${people[1]}@example.com`,
          snippet: expect.stringContaining('Hallo Lena Hartwig 1,'),
        },
      ]);
    });
    expect(mails.map(({ receivers: envelope, subject }) => [envelope, subject])).toEqual([
      [[`lena.${people[0]}@example.com`, 'kopie@example.com', 'still@example.com'], 'Herbstleuchten: lena0'],
      [[`lena.${people[1]}@example.com`, 'kopie@example.com', 'still@example.com'], 'Herbstleuchten: lena1'],
    ]);
    const [first] = mails;
    expect(first?.html).toContain('<p><strong>Reel</strong> bis 01.12.2026. {unbekannt}</p>');
    expect(first?.html).not.toContain('x()');
    expect(first?.text).toContain(
      'Hallo Lena Hartwig 0,\n\nReel bis 01.12.2026. {unbekannt}\n\n-- \nResonanz GmbH\nKöln\nImpressum: ',
    );
    expect(first?.raw).not.toContain('still@example.com');
    expect(first?.headers.get('reply-to')).toContain('manager@resonanz.example');
    expect(await counts()).toMatchObject({ mails: 2, threads: 2, jobs: 0 });
  });

  test('what is written becomes neither header nor markup', async () => {
    const name = 'Eve\r\nBcc: victim@example.com <img src=x onerror=alert(1)>';
    await server.db
      .updateTable('influencers')
      .set({ first_name: name, surname: '' })
      .where('id', '=', people[0] ?? 0)
      .execute();
    const subject = 'Hallo {firstName}\r\nBcc: victim@example.com\u0007';
    const [mail] = await arriving(() =>
      forms.send(mailTo(people.slice(0, 1), { subject, message: '<p>{firstName}</p>' })),
    );
    expect(mail?.receivers).toEqual([`lena.${people[0]}@example.com`]);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.subject).toBe(
      'Hallo Eve Bcc: victim@example.com <img src=x onerror=alert(1)> Bcc: victim@example.com',
    );
    expect(mail?.html).toContain('<p>Eve Bcc: victim@example.com &lt;img src=x onerror=alert(1)&gt;</p>');
    for (const address of [
      'x@example.com\r\nBcc: y@example.com',
      'a@example.com, b@example.com',
      'Lena <a@example.com>',
    ]) {
      expect(await forms.send(mailTo(people.slice(0, 1), { cc: [address] }))).toMatchObject({ status: 422 });
    }
  });

  test('one invalid receiver makes the server reject the whole mail, and nothing is written', async () => {
    const [first = 0, second = 0, third = 0] = people;
    await server.db.updateTable('influencers').set({ email: null }).where('id', '=', second).execute();
    await server.db
      .updateTable('influencers')
      .set({ status: 2, block_reason: 'Absage', blocked_at: new Date() })
      .where('id', '=', third)
      .execute();
    const refused = await forms.send(mailTo([first, second, third, first]), [new File(['Text'], 'a.txt')]);
    expect(refused).toMatchObject({
      status: 422,
      fieldErrors: [
        { field: 'receivers.1', key: 'receiverWithoutAddress' },
        { field: 'receivers.2', key: 'receiverBlocked' },
        { field: 'receivers.3', key: 'receiverTwice' },
      ],
    });
    expect(await forms.send(mailTo([first], { message: '<p>Bis {contentDeadline}, {firstName}</p>' }))).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'receivers.0', key: 'placeholderWithoutValue' }],
    });
    expect(await forms.send(mailTo([], { subject: ' \n ', message: '<p><br></p>' }))).toMatchObject({
      fieldErrors: [
        { field: 'receivers', key: 'required' },
        { field: 'subject', key: 'required' },
        { field: 'message', key: 'required' },
      ],
    });
    expect(await forms.send(mailTo([999_999]))).toMatchObject({ status: 404 });
    expect(await forms.send(mailTo([first], { campaignId: 999_999 }))).toMatchObject({ status: 404 });
    expect(await forms.send('{"receivers":')).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'mail', key: 'invalidFormat' }],
    });
    expect(await forms.send({ ...mailTo([first]), fromEmail: 'chef@example.com' })).toMatchObject({ status: 422 });
    expect(await counts()).toEqual(nothing);
    const { data } = await manager.POST('/influencerMail/preview', {
      body: {
        receivers: mailTo([first, second, third]).receivers,
        subject: 'An {firstName}',
        message: '<p>{contentDeadline}</p>',
        position: 0,
      },
    });
    expect(data?.data).toMatchObject({
      subject: 'An Lena',
      message: '<p>{contentDeadline}</p>',
      receivers: [
        { problem: 'placeholderWithoutValue', missing: ['contentDeadline'], toEmail: `lena.${first}@example.com` },
        { problem: 'receiverWithoutAddress', toEmail: null },
        { problem: 'receiverBlocked' },
      ],
    });
  });

  test('a customer is written to through a contact, and an answer stays in its thread', async () => {
    const contact = (values: { name: string; email: string | null; is_main: boolean }) =>
      server.db
        .insertInto('customer_contacts')
        .values({ customer_id: 1, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
    await server.db.deleteFrom('customer_contacts').execute();
    const { id: other } = await contact({ name: 'Mia Weber', email: 'mia@example.com', is_main: false });
    await contact({ name: 'Jörg Adler', email: 'joerg@example.com', is_main: true });
    const receiver = { userType: 'customer' as const, refId: 1 };
    const [mail] = await arriving(async () => {
      const { data } = await forms.send({ ...mailTo([]), receivers: [receiver], subject: 'An {companyName}' });
      expect(data.mails).toMatchObject([
        { userType: 'customer', refId: 1, receiverName: 'Jörg Adler', subject: 'An Alpenglück GmbH' },
      ]);
    });
    const parent = await server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const [answer] = await arriving(() =>
      forms.send({
        ...mailTo([]),
        receivers: [{ ...receiver, contactId: other }],
        parentId: parent.id,
        subject: 'Re: An Alpenglück GmbH',
      }),
    );
    expect([mail?.to, answer?.to]).toEqual(['joerg@example.com', 'mia@example.com']);
    expect(answer?.headers.get('in-reply-to')).toContain(parent.message_id);
    expect(await counts()).toMatchObject({ mails: 2, threads: 1 });
    const { data: thread } = await manager.GET('/influencerMail/findByThreadId/{threadId}', {
      params: { path: { threadId: String(parent.thread_id) } },
    });
    expect(thread?.data.mails).toMatchObject([
      { toEmail: 'joerg@example.com', parentId: null, fromEmail: 'noreply@localhost' },
      { toEmail: 'mia@example.com', parentId: parent.id },
    ]);
    expect(await forms.send(mailTo(people.slice(0, 1), { parentId: parent.id }))).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'receivers', key: 'invalidValue' }],
    });
    expect(await forms.send({ ...mailTo([]), receivers: [{ ...receiver, contactId: 999_999 }] })).toMatchObject({
      status: 404,
    });
  });

  test('a scheduled mail waits, can be taken back, and goes to nobody who was blocked meanwhile', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await forms.send(mailTo(people, { scheduledAt: new Date(Date.now() - 1_000).toISOString() }))).toMatchObject(
      { status: 422, fieldErrors: [{ field: 'scheduledAt', key: 'scheduledInPast' }] },
    );
    expect(
      await forms.send(mailTo(people, { scheduledAt: new Date(Date.now() + 400 * 86_400_000).toISOString() })),
    ).toMatchObject({ fieldErrors: [{ key: 'scheduledTooLate' }] });
    const { data } = await forms.send(mailTo(people, { scheduledAt: at }));
    const [first, second, third] = data.mails.map(({ mailId }) => mailId);
    expect(data.mails[0]).toMatchObject({ state: 'scheduled', folder: 'scheduled', scheduledAt: at, at, sentAt: null });
    expect(await manager.POST('/influencerMail/cancel', { body: { mailId: first ?? 0 } })).toMatchObject({
      data: { message: 'SUCCESS' },
    });
    await server.db
      .updateTable('influencers')
      .set({ status: 2, block_reason: 'Absage', blocked_at: new Date() })
      .where('id', '=', people[1] ?? 0)
      .execute();
    const mails = await arriving(() =>
      sql`update jobs.job set start_after = now() where name = 'mail'`.execute(server.db),
    );
    expect(mails.map(({ to }) => to)).toEqual([`lena.${people[2]}@example.com`]);
    expect(await stateOf(first)).toBeUndefined();
    expect([await stateOf(second), await stateOf(third)]).toMatchObject([
      { state: 'failed', failure: 'blocked' },
      { state: 'sent' },
    ]);
    expect(await manager.POST('/influencerMail/cancel', { body: { mailId: third ?? 0 } })).toMatchObject({
      error: { message: 'CONFLICT', error: 'mailNotScheduled' },
    });
    expect(await counts()).toMatchObject({ mails: 2, threads: 2, jobs: 0 });
  });

  test('a mail the mail server rejects has failed, its thread is unread, and it is sent once more to the new address', async () => {
    const { port } = smtp;
    await smtp.stop();
    smtp = await startSmtpServer({ port, rejects: true });
    const { data } = await forms.send(mailTo(people.slice(0, 1)));
    const mailId = data.mails[0]?.mailId ?? 0;
    await expect
      .poll(() => stateOf(mailId), { timeout: 15_000 })
      .toEqual({ state: 'failed', failure: 'refused', from_email: null });
    const unread = await manager.GET('/influencerMail/findUnreadMail');
    expect(unread.data?.data).toMatchObject([{ mailId, state: 'failed', isRead: false }]);
    await smtp.stop();
    smtp = await startSmtpServer({ port });
    await server.db
      .updateTable('influencers')
      .set({ email: null })
      .where('id', '=', people[0] ?? 0)
      .execute();
    expect(await manager.POST('/influencerMail/retry', { body: { mailId } })).toMatchObject({
      error: { fieldErrors: [{ key: 'receiverWithoutAddress' }] },
    });
    await server.db
      .updateTable('influencers')
      .set({ email: 'neu@example.com' })
      .where('id', '=', people[0] ?? 0)
      .execute();
    const [mail] = await arriving(async () =>
      expect((await manager.POST('/influencerMail/retry', { body: { mailId } })).data?.data).toMatchObject({
        state: 'sending',
        toEmail: 'neu@example.com',
      }),
    );
    expect(mail?.to).toBe('neu@example.com');
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', failure: null });
    expect(await manager.POST('/influencerMail/retry', { body: { mailId } })).toMatchObject({
      error: { error: 'mailNotFailed' },
    });
  });

  test('while the server is away a mail is tried again by itself', async () => {
    const { port } = smtp;
    await smtp.stop();
    const { data } = await forms.send(mailTo(people.slice(0, 1)));
    const mailId = data.mails[0]?.mailId ?? 0;
    await expect
      .poll(() => stateOf(mailId), { timeout: 15_000 })
      .toMatchObject({ state: 'sending', failure: 'unreachable' });
    smtp = await startSmtpServer({ port });
    await arriving(() => sql`update jobs.job set start_after = now() where name = 'mail'`.execute(server.db));
    expect([smtp.received.length, await stateOf(mailId)]).toMatchObject([1, { state: 'sent', failure: null }]);
  });
});
