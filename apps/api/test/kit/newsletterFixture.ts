import type { Database } from '../../src/platform/database/connect.ts';

export const texts = {
  subject_de: 'Neues aus der Testerwelt',
  subject_en: 'News from testerworld',
  text_de: '<p>Guten Tag,</p><p>es gibt Neues.</p>',
  text_en: '<p>Hello,</p><p>there is news.</p>',
};

/** Testers who have confirmed the newsletter, every other one in English; returns their ids. */
export async function addReaders(db: Database, many: number, prefix = 'reader'): Promise<number[]> {
  const rows = await db
    .insertInto('users')
    .values(
      Array.from({ length: many }, (_, index) => ({
        email: `${prefix}${index}@example.com`,
        first_name: 'Lena',
        last_name: `Muster ${index}`,
        role_id: 8,
        email_verify: true,
        default_language: index % 2 === 0 ? ('DE' as const) : ('EN' as const),
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('tester_profiles')
    .values(ids.map((user_id) => ({ user_id, newsletter: 'confirmed' as const, country: 'DE' as const })))
    .execute();
  return ids;
}

/** A newsletter that is due; returns its id. */
export async function addDueNewsletter(db: Database, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('newsletters')
    .values({ ...texts, state: 'scheduled', planned_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
