import { DEMO_TESTER_HEADS, type DemoTesterHead } from '@resonanz/demo-data/testerHeads';
import { ROLE } from '@resonanz/domain/roles';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

const valueOf = (german: readonly [string, string], english: readonly [string, string]) =>
  JSON.stringify({
    value_de: { title: german[0], text: german[1] },
    value_en: { title: english[0], text: english[1] },
  });

const pictureOf = ({ picture: [ground, drawing] }: DemoTesterHead) =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="960" height="540">' +
      `<rect width="320" height="180" fill="${ground}"/>${drawing}</svg>`,
    'utf8',
  );

/** Publishes each head of the tester area twice, the second time with a picture. */
export async function seedTesterHeads({ db, storage, clock }: Stock): Promise<void> {
  const admin = await db.selectFrom('users').select('id').where('role_id', '=', ROLE.superAdmin).executeTakeFirst();
  const by = admin?.id ?? null;
  for (const head of DEMO_TESTER_HEADS) {
    const at = new Date(clock.now().getTime() - head.age * DAY);
    const before = new Date(at.getTime() - 60 * DAY);
    const row = await db
      .selectFrom('tester_metadata')
      .select('id')
      .where('key', '=', head.key)
      .executeTakeFirstOrThrow();
    const bytes = pictureOf(head);
    const key = `content-demo-head-${row.id}.svg`;
    await storage.put('content', key, bytes);
    const file = await db
      .insertInto('files')
      .values({
        key,
        name: `${head.key}.svg`,
        content_type: 'image/svg+xml',
        size: bytes.length,
        subject: 'testerMetadata',
        subject_id: row.id,
        kind: 'content',
        uploaded_by: by,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [german, english] = head.earlier;
    const value = valueOf([head.titleDe, head.textDe], [head.titleEn, head.textEn]);
    await db
      .insertInto('tester_metadata_versions')
      .values([
        { metadata_id: row.id, value: valueOf([german, ''], [english, '']), published_at: before, published_by: by },
        { metadata_id: row.id, value, file_id: file.id, published_at: at, published_by: by },
      ])
      .execute();
    await db
      .updateTable('tester_metadata')
      .set({ value, file_id: file.id, is_draft: false, updated_at: at, updated_by: by })
      .where('id', '=', row.id)
      .execute();
  }
}
