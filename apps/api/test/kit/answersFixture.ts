import type { components } from '@resonanz/contract/types';
import { definition, type productTests, question } from './productTestFixture.ts';
import type { TestServer } from './startTestServer.ts';

type Answers = components['schemas']['QuestionnaireAnswers'];
type Draft = Omit<components['schemas']['TesterAnswersDraft'], 'answers'> & { answers: Answers };

const given = (answers: Answers) => Object.entries(answers).map(([name, answer]) => ({ question: name, answer }));
/** A tester who is logged in. */
export type Tester = Awaited<ReturnType<ReturnType<typeof productTests>['tester']>>;

/** A questionnaire that asks for stars, a text and a video. */
export const taste = definition(
  question('stars', 9),
  question('text', 1, { required: false }),
  question('video', 14, { required: false }),
);

/** What testers do with the questionnaires of their tests; `standard` does it where nobody else is named. */
export function answering(server: TestServer, tests: ReturnType<typeof productTests>, standard: Tester) {
  /** A test whose product has arrived, with an open questionnaire. */
  async function running(values: { opensIn?: number; dueIn?: number; asksVideo?: boolean; tester?: Tester } = {}) {
    const { opensIn = -1, dueIn = 5, asksVideo = false, tester = standard } = values;
    // Shipped as planned, on the day on which the questionnaire opens or today.
    const shippedIn = Math.min(opensIn, 0);
    const projectId = await tests.project({ asks_video: asksVideo, ships_on: tests.dayIn(shippedIn) });
    const days = { opens_on: tests.dayIn(opensIn), due_on: tests.dayIn(dueIn) };
    const questionnaireId = await tests.questionnaire(projectId, taste, days);
    const applicationId = await tests.received(projectId, tester.id);
    await server.db
      .updateTable('tester_applications')
      .set({ shipped_at: `${tests.dayIn(shippedIn)}T10:00:00Z` })
      .where('id', '=', applicationId)
      .execute();
    return { projectId, ids: { applicationId, questionnaireId } };
  }
  const bodyOf = (ids: { applicationId: number; questionnaireId: number }, values: Partial<Draft> = {}): Draft => ({
    ...ids,
    version: 1,
    answers: { stars: 4 },
    updatedAt: null,
    ...values,
  });
  const save = async ({ answers, ...draft }: Draft, { client }: Tester = standard) => {
    const body = { ...draft, answers: given(answers) };
    const { data, error, response } = await client.POST('/testerProject/saveDraft', { body });
    return { status: response.status, updatedAt: data?.data.updatedAt ?? null, error };
  };
  const send = async ({ page: _page, answers, ...draft }: Draft, { client }: Tester = standard) => {
    const body = { ...draft, answers: given(answers) };
    const { data, error, response } = await client.POST('/testerProject/submitAnswers', { body });
    return { status: response.status, sent: data?.data, error };
  };
  const read = async (path: { applicationId: number; questionnaireId: number }, { client }: Tester = standard) => {
    const address = '/testerProject/getQuestionnaire/{applicationId}/{questionnaireId}';
    const { data, error, response } = await client.GET(address, { params: { path } });
    return { status: response.status, questionnaire: data?.data, error };
  };
  const upload = async (applicationId: number, file: File, { accessToken }: Tester = standard) => {
    const form = new FormData();
    form.set('applicationId', String(applicationId));
    form.set('file', file);
    const response = await fetch(`${server.url}/api/testerProject/uploadMedia`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}` },
      body: form,
    });
    const answer = (await response.json()) as { data: { fileId: number } | null; fieldErrors?: unknown };
    return { status: response.status, fileId: answer.data?.fileId ?? 0, fieldErrors: answer.fieldErrors };
  };
  const ledgerOf = async (applicationId: number) =>
    (
      await server.db
        .selectFrom('tester_points')
        .select(['event', 'points'])
        .where('application_id', '=', applicationId)
        .orderBy('id')
        .execute()
    ).map(({ event, points }) => [event, points]);
  const mailsAbout = async (template: string, path: string) =>
    (await server.mails()).filter((mail) => mail.template === template && mail.link?.endsWith(path) === true);

  /** The product leaves today, so many days after it was planned to. */
  async function shipLate({ projectId, ids }: Awaited<ReturnType<typeof running>>, days: number): Promise<void> {
    await server.db
      .updateTable('tester_projects')
      .set({ ships_on: tests.dayIn(-days) })
      .where('id', '=', projectId)
      .execute();
    await server.db
      .updateTable('tester_applications')
      .set({ shipped_at: server.clock.now() })
      .where('id', '=', ids.applicationId)
      .execute();
  }

  const notificationsOf = async (userId: number) =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['type', 'ref_id', 'notification_text'])
        .where('user_id', '=', userId)
        .where('panel', '=', 'tester')
        .orderBy('id')
        .execute()
    ).map(({ type, ref_id: refId, notification_text: text }) => [type, refId, text]);

  return { running, bodyOf, save, send, read, upload, ledgerOf, mailsAbout, shipLate, notificationsOf };
}
