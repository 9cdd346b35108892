import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOnDeadlines } from '../src/areas/tester-projects/deadlines/deadlines.ts';
import { answering, taste, type Tester } from './kit/answersFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Answering = ReturnType<typeof answering>;

/** Bytes that begin like a video. */
const film = (): File => {
  const bytes = Buffer.alloc(64);
  bytes.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return new File([bytes], 'erster_schluck.mp4', { type: 'video/mp4' });
};
const picture = (): File => new File([new Uint8Array(png())], 'balkon.png', { type: 'image/png' });

describeOnEachDatabase('answers of testers', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  let svenja: Tester;
  let running: Answering['running'];
  let bodyOf: Answering['bodyOf'];
  let save: Answering['save'];
  let send: Answering['send'];
  let read: Answering['read'];
  let upload: Answering['upload'];
  let ledgerOf: Answering['ledgerOf'];
  let mailsAbout: Answering['mailsAbout'];
  let notificationsOf: Answering['notificationsOf'];
  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
    svenja = await tests.tester();
    ({ running, bodyOf, save, send, read, upload, ledgerOf, mailsAbout, notificationsOf } = answering(
      server,
      tests,
      svenja,
    ));
  });
  afterAll(() => server.stop());

  test('a draft keeps incomplete answers and the page', async () => {
    const { ids } = await running();
    expect((await read(ids)).questionnaire).toMatchObject({ window: 'open', answers: {}, updatedAt: null, page: null });
    const first = await save(bodyOf(ids, { answers: { text: 'Gut' }, page: 'page-1' }));
    expect(first.status).toBe(200);
    expect((await read(ids)).questionnaire).toMatchObject({
      answers: { text: 'Gut' },
      page: 'page-1',
      updatedAt: first.updatedAt,
      sentAt: null,
    });
  });

  test('a draft that was saved in another tab is not overwritten', async () => {
    const { ids } = await running();
    const first = await save(bodyOf(ids));
    server.clock.advance({ seconds: 1 });
    const second = await save(bodyOf(ids, { answers: { stars: 5 }, updatedAt: first.updatedAt }));
    expect(second.status).toBe(200);
    for (const updatedAt of [null, first.updatedAt]) {
      const late = await save(bodyOf(ids, { answers: { stars: 1 }, updatedAt }));
      expect([late.status, late.error?.error]).toEqual([409, 'changedMeanwhile']);
      expect((await send(bodyOf(ids, { updatedAt }))).error).toMatchObject({ error: 'changedMeanwhile' });
    }
    expect((await read(ids)).questionnaire?.answers).toEqual({ stars: 5 });
  });

  test('answers are complete when they are sent, and never malformed', async () => {
    const { ids } = await running();
    const empty = await send(bodyOf(ids, { answers: {} }));
    expect(empty.error?.fieldErrors).toEqual([{ field: 'answers.stars', key: 'required' }]);
    const wrong = await save(bodyOf(ids, { answers: { stars: 9, other: 'x' } }));
    expect(wrong.error?.fieldErrors).toEqual([
      { field: 'answers.stars', key: 'outOfRange' },
      { field: 'answers.other', key: 'unknownQuestion' },
    ]);
  });

  test('answers in time bring the points of the questionnaire and of the whole test, and a mail of thanks', async () => {
    const { ids } = await running();
    const { sent } = await send(bodyOf(ids));
    expect(sent).toEqual({ isLate: false, isTestDone: true, points: 70 });
    expect(await ledgerOf(ids.applicationId)).toEqual([
      ['questionnaire', 20],
      ['testCompletedInTime', 50],
    ]);
    const thanks = await mailsAbout('testCompleted', `/testerworld/my-projects/${ids.applicationId}`);
    expect(thanks.map(({ text }) => text.includes('70 Punkte'))).toEqual([true]);
    const { data } = await svenja.client.GET('/testerProject/getMineById/{applicationId}', {
      params: { path: { applicationId: ids.applicationId } },
    });
    expect(data?.data).toMatchObject({ step: 'done', outcome: 'done', pointsEarned: 70 });
    expect((await send(bodyOf(ids))).error).toMatchObject({ error: 'answersSent' });
    expect((await read(ids)).questionnaire).toMatchObject({ window: 'sent', answers: { stars: 4 } });
  });

  test('of two tabs that send at once exactly one succeeds', async () => {
    const { ids } = await running();
    const answers = await Promise.all([send(bodyOf(ids)), send(bodyOf(ids))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ledgerOf(ids.applicationId)).toHaveLength(2);
  });

  test('a test ends with the last of its questionnaires', async () => {
    const { projectId, ids } = await running();
    const second = await tests.questionnaire(projectId, taste, { opens_on: tests.dayIn(0), position: 2 });
    expect((await send(bodyOf(ids))).sent).toEqual({ isLate: false, isTestDone: false, points: 20 });
    const last = await send(bodyOf({ ...ids, questionnaireId: second }));
    expect(last.sent).toEqual({ isLate: false, isTestDone: true, points: 70 });
  });

  test('a questionnaire that was not released keeps no test from being done, and is closed once it is', async () => {
    const { projectId, ids } = await running();
    const draft = await tests.questionnaire(projectId, taste, { position: 2, version: null });
    const sent = await send(bodyOf(ids));
    expect(sent.sent).toEqual({ isLate: false, isTestDone: true, points: 70 });
    expect((await read({ ...ids, questionnaireId: draft })).status).toBe(404);
    await tests.release(draft, 1, taste);
    expect((await read({ ...ids, questionnaireId: draft })).error).toMatchObject({ error: 'questionnaireClosed' });
    expect((await send(bodyOf({ ...ids, questionnaireId: draft }))).error).toMatchObject({
      error: 'questionnaireClosed',
    });
    const { data } = await svenja.client.GET('/testerProject/getMine');
    const shown = data?.data.find(({ applicationId }) => applicationId === ids.applicationId);
    expect(shown).toMatchObject({ step: 'done', openQuestionnaireId: null, points: 85 });
    await workOnDeadlines(server.server.services);
    expect(await ledgerOf(ids.applicationId)).toHaveLength(2);
  });

  test('points of a questionnaire are said in the bell', async () => {
    const tester = await tests.tester();
    const { ids } = await running({ tester });
    await send(bodyOf(ids), tester);
    expect(await notificationsOf(tester.id)).toMatchObject([[27, ids.applicationId, { points: '+70' }]]);
  });

  test('whoever recommended a tester gets points for the first test that is done, once', async () => {
    const friend = await tests.tester();
    const tester = await tests.tester({ recommended_by: friend.id });
    const bookingsOf = async () =>
      server.db.selectFrom('tester_points').select(['event', 'points']).where('user_id', '=', friend.id).execute();
    const [one, two] = [await running({ tester }), await running({ tester })];
    const second = await tests.questionnaire(one.projectId, taste, { opens_on: tests.dayIn(0), position: 2 });
    await send(bodyOf(one.ids), tester);
    expect(await bookingsOf()).toEqual([]);
    const answers = await Promise.all([
      send(bodyOf({ ...one.ids, questionnaireId: second }), tester),
      send(bodyOf(two.ids), tester),
    ]);
    expect(answers.map(({ sent }) => sent?.isTestDone)).toEqual([true, true]);
    expect(await bookingsOf()).toEqual([{ event: 'friendRecommended', points: 25 }]);
    expect(await notificationsOf(friend.id)).toMatchObject([[29, null, { points: '+25' }]]);
    const { data } = await tester.client.GET('/testerProject/getMine');
    expect(data?.data.map(({ pointsEarned }) => pointsEarned).toSorted()).toEqual([70, 90]);
  });

  test('nobody gets points for a friend whose account is no longer in use', async () => {
    const friend = await tests.tester();
    const tester = await tests.tester({ recommended_by: friend.id });
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', friend.id).execute();
    const { ids } = await running({ tester });
    expect((await send(bodyOf(ids), tester)).sent?.isTestDone).toBe(true);
    const rows = await server.db.selectFrom('tester_points').select('id').where('user_id', '=', friend.id).execute();
    expect(rows).toEqual([]);
  });

  test('answers after the deadline are late, and the test is not in time', async () => {
    const { ids } = await running({ opensIn: -9, dueIn: -1 });
    expect((await read(ids)).questionnaire?.window).toBe('late');
    expect((await send(bodyOf(ids))).sent).toEqual({ isLate: true, isTestDone: true, points: 20 });
  });

  test('a questionnaire is answered in its time alone', async () => {
    const early = await running({ opensIn: 1 });
    expect((await read(early.ids)).error).toMatchObject({ error: 'questionnaireNotOpen' });
    expect((await save(bodyOf(early.ids))).error).toMatchObject({ error: 'questionnaireNotOpen' });
    const closed = await running();
    await server.db.updateTable('tester_projects').set({ status: 3 }).where('id', '=', closed.projectId).execute();
    expect((await send(bodyOf(closed.ids))).error).toMatchObject({ error: 'questionnaireClosed' });
  });

  test('another version is not accepted, and a draft goes on in the new one', async () => {
    const { ids } = await running();
    const { updatedAt } = await save(bodyOf(ids, { answers: { stars: 3, text: 'Gut' } }));
    await tests.release(ids.questionnaireId, 2, definition(question('stars', 9), question('price', 10)));
    expect((await save(bodyOf(ids, { updatedAt }))).error).toMatchObject({ error: 'questionnaireChanged' });
    expect((await read(ids)).questionnaire).toMatchObject({ version: 2, answers: { stars: 3 }, updatedAt });
    const body = bodyOf(ids, { version: 2, answers: { stars: 3, price: 4 }, updatedAt });
    expect((await send(body)).status).toBe(200);
  });

  test('questionnaires of other tests and of other testers answer 404', async () => {
    const [one, two] = [await running(), await running()];
    const mixed = { ...one.ids, questionnaireId: two.ids.questionnaireId };
    expect((await read(mixed)).status).toBe(404);
    expect((await save(bodyOf(mixed))).status).toBe(404);
    const other = await tests.tester();
    expect((await read(one.ids, other)).status).toBe(404);
    expect((await send(bodyOf(one.ids), other)).status).toBe(404);
  });

  test('a video brings points where the test asks for one', async () => {
    const { ids } = await running({ asksVideo: true });
    const { fileId } = await upload(ids.applicationId, film());
    const body = bodyOf(ids, { answers: { stars: 5, video: [fileId] }, allowsMedia: true });
    expect((await send(body)).sent).toMatchObject({ points: 110 });
    const { media_consent_at } = await server.db
      .selectFrom('tester_applications')
      .select('media_consent_at')
      .where('id', '=', ids.applicationId)
      .executeTakeFirstOrThrow();
    expect(media_consent_at).not.toBeNull();
    const removal = { applicationId: ids.applicationId, fileId };
    // The test is over: its files are no longer the tester's to change.
    expect((await svenja.client.POST('/testerProject/deleteMedia', { body: removal })).response.status).toBe(404);
  });

  test('files of other applications, and pictures for videos, are no answers', async () => {
    const [mine, foreign] = [await running(), await running({ tester: await tests.tester() })];
    const image = await upload(mine.ids.applicationId, picture());
    expect(image.status).toBe(200);
    expect((await upload(foreign.ids.applicationId, picture())).status).toBe(404);
    const wrong = await save(bodyOf(mine.ids, { answers: { video: [image.fileId] } }));
    expect(wrong.error?.fieldErrors).toEqual([{ field: 'answers.video', key: 'malformed' }]);
    const other = await running();
    const { fileId } = await upload(other.ids.applicationId, film());
    expect((await save(bodyOf(mine.ids, { answers: { video: [fileId] } }))).status).toBe(422);
  });

  test('the content of an upload decides what it is', async () => {
    const { ids } = await running();
    const script = new File(['#!/bin/sh'], 'balkon.png', { type: 'image/png' });
    expect((await upload(ids.applicationId, script)).status).toBe(422);
    const wrongType = await upload(ids.applicationId, new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
    expect(wrongType.fieldErrors).toEqual([{ field: 'file', key: 'fileTestType' }]);
  });

  test('a large file comes in pieces, to the own running test alone', async () => {
    const { ids } = await running();
    const begin = ({ client }: Tester, subjectId = ids.applicationId) =>
      client.POST('/files/upload/begin', {
        body: { subject: 'testerApplication', subjectId, kind: 'content', name: 'film.mp4', size: 90_000_000 },
      });
    expect((await begin(svenja)).response.status).toBe(200);
    expect((await begin(await tests.tester())).response.status).toBe(404);
    const pending = await tests.application(await tests.project(), svenja.id);
    expect((await begin(svenja, pending)).response.status).toBe(404);
    const huge = await svenja.client.POST('/files/upload/begin', {
      body: {
        subject: 'testerApplication',
        subjectId: ids.applicationId,
        kind: 'content',
        name: 'film.mp4',
        size: 300_000_000,
      },
    });
    expect(huge.error?.fieldErrors).toEqual([{ field: 'file', key: 'fileTooLarge' }]);
    const foreignSubject = await svenja.client.POST('/files/upload/begin', {
      body: { subject: 'customer', subjectId: 1, kind: 'attachment', name: 'a.pdf', size: 5 },
    });
    expect(foreignSubject.response.status).toBe(403);
  });

  test('a file that was not sent is deleted, one that was sent stays', async () => {
    const { projectId, ids } = await running();
    await tests.questionnaire(projectId, taste, { opens_on: tests.dayIn(0), position: 2 });
    const [sent, left] = [await upload(ids.applicationId, film()), await upload(ids.applicationId, film())];
    await send(bodyOf(ids, { answers: { stars: 5, video: [sent.fileId] } }));
    const remove = (fileId: number) =>
      svenja.client.POST('/testerProject/deleteMedia', { body: { applicationId: ids.applicationId, fileId } });
    expect((await remove(sent.fileId)).error).toMatchObject({ error: 'answersSent' });
    expect((await remove(left.fileId)).response.status).toBe(200);
    expect((await remove(left.fileId)).response.status).toBe(404);
  });

  test('a file that is deleted while answers that name it are sent is in them or gone, never both', async () => {
    const { ids } = await running();
    const { fileId } = await upload(ids.applicationId, film());
    const body = { applicationId: ids.applicationId, fileId };
    const [sent, removed] = await Promise.all([
      send(bodyOf(ids, { answers: { stars: 5, video: [fileId] } })),
      svenja.client.POST('/testerProject/deleteMedia', { body }),
    ]);
    expect([sent.status, removed.response.status].filter((status) => status === 200)).toHaveLength(1);
  });

  test('a test takes sixty files, in one piece or in several', async () => {
    const { ids } = await running();
    const { applicationId } = ids;
    await server.db
      .insertInto('files')
      .values(
        Array.from({ length: 59 }, (_, number) => ({
          key: `content-full-${number}.png`,
          name: `${number}.png`,
          content_type: 'image/png',
          size: 10,
          subject: 'testerApplication' as const,
          subject_id: applicationId,
          kind: 'content' as const,
          uploaded_by: svenja.id,
          created_at: server.clock.now(),
        })),
      )
      .execute();
    const both = await Promise.all([upload(applicationId, picture()), upload(applicationId, picture())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { error, response } = await svenja.client.POST('/files/upload/begin', {
      body: { subject: 'testerApplication', subjectId: applicationId, kind: 'content', name: 'clip.mp4', size: 5000 },
    });
    expect([response.status, error?.error]).toMatchObject([409, 'tooManyFiles']);
    expect((await upload(applicationId, picture())).status).toBe(409);
  });

  // The embedded engine does one thing after the other.
  test.runIf(database === 'postgres')('answers wait for a deletion that is under way, and are not stored', async () => {
    const leaving = await tests.tester();
    const { ids } = await running({ tester: leaving });
    const late = await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ is_active: false, archived: true }).where('id', '=', leaving.id).execute();
      const saving = save(bodyOf(ids), leaving);
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_locks
            where not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
          return rows.length;
        })
        .toBe(1);
      return { saving };
    });
    const saved = await late.saving;
    expect([saved.status, saved.error?.error]).toEqual([409, 'accountDeactivated']);
    const stored = server.db.selectFrom('questionnaire_answers').where('application_id', '=', ids.applicationId);
    expect(await stored.select('application_id').execute()).toEqual([]);
  });
});
