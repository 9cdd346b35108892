import type { Insertable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import type { Schema } from '../../src/platform/database/schema.ts';
import { createAccount } from '../matrix/callers.ts';
import type { TestServer } from './startTestServer.ts';

type Definition = components['schemas']['Questionnaire'];
type Question = Definition['pages'][number]['questions'][number];

const both = (text: string) => ({ de: text, en: text });

/** A question that wants an answer. */
export const question = (id: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id,
  type,
  text: both(id),
  required: true,
  inReport: true,
  ...more,
});

/** A questionnaire of one page. */
export const definition = (...questions: Question[]): Definition => ({
  pages: [{ id: 'page-1', title: both('Seite'), questions }],
});

let made = 0;

/** Product tests, their questionnaires and their testers in the database of a server. */
export function productTests({ db, clock, ...server }: TestServer) {
  const dayIn = (days: number): string => berlinDayIn(clock.now(), days);
  return {
    dayIn,
    /** A published test that takes applications for a week. */
    async project(values: Partial<Insertable<Schema['tester_projects']>> = {}): Promise<number> {
      made += 1;
      const { id: brand_id } = await db
        .insertInto('tester_brands')
        .values({ name: `Morgenstern ${made}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = {
        brand_id,
        title_de: `Kaltbrüh ${made}`,
        title_en: `Cold brew ${made}`,
        status: 2,
        places: 3,
        application_until: dayIn(7),
        selection_on: dayIn(9),
        ...values,
      } as const;
      const { id } = await db.insertInto('tester_projects').values(row).returning('id').executeTakeFirstOrThrow();
      return id;
    },
    /** A questionnaire with its first version released. */
    async questionnaire(
      project_id: number,
      content: Definition,
      values: Partial<Insertable<Schema['project_questionnaires']>> = {},
    ): Promise<number> {
      const text = JSON.stringify(content);
      const row = {
        project_id,
        kind: 'test',
        title_de: 'Eindruck',
        title_en: 'Impression',
        draft: text,
        version: 1,
      } as const;
      const { version, ...stored } = { ...row, ...values };
      const { id } = await db
        .insertInto('project_questionnaires')
        .values(stored)
        .returning('id')
        .executeTakeFirstOrThrow();
      if (version !== null && version !== undefined) {
        await db
          .insertInto('questionnaire_versions')
          .values({ questionnaire_id: id, version, definition: text })
          .execute();
        await db.updateTable('project_questionnaires').set({ version }).where('id', '=', id).execute();
      }
      return id;
    },
    /** Releases another version. */
    async release(questionnaire_id: number, version: number, content: Definition): Promise<void> {
      await db
        .insertInto('questionnaire_versions')
        .values({ questionnaire_id, version, definition: JSON.stringify(content) })
        .execute();
      await db.updateTable('project_questionnaires').set({ version }).where('id', '=', questionnaire_id).execute();
    },
    /** An application as it is stored. */
    async application(
      project_id: number,
      user_id: number,
      values: Partial<Insertable<Schema['tester_applications']>> = {},
    ): Promise<number> {
      const { id } = await db
        .insertInto('tester_applications')
        .values({ project_id, user_id, created_at: clock.now(), ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** An application with a place whose product was sent and has arrived. */
    received(project_id: number, user_id: number): Promise<number> {
      const now = clock.now();
      return this.application(project_id, user_id, {
        status: 1,
        decided_at: now,
        decided_how: 'hand',
        shipped_at: now,
        received_at: now,
      });
    },
    /** Another tester with a client that is logged in. */
    async tester(profile: Partial<Insertable<Schema['tester_profiles']>> = {}) {
      const account = await createAccount({ db, clock, ...server }, '8');
      await db
        .insertInto('tester_profiles')
        .values({ ...profile, user_id: account.id })
        .execute();
      return { ...account, client: server.client(account.accessToken) };
    },
  };
}
