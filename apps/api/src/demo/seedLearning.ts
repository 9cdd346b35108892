import { readFile } from 'node:fs/promises';
import { CAMPAIGN_MANAGERS } from '@resonanz/demo-data/accounts';
import { DEMO_LEARNING_MATERIALS, type DemoLearningMaterial } from '@resonanz/demo-data/learningMaterials';
import { ROLE } from '@resonanz/domain/roles';
import { demoPdf } from './demoPdf.ts';
import { learningCover } from './learningCover.ts';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

async function fileOf({
  title,
  pages,
}: DemoLearningMaterial): Promise<{ name: string; contentType: string; bytes: Buffer }> {
  if (pages.length > 0)
    return {
      name: `${title.replaceAll(/[^\p{L}\p{N} -]/gu, '')}.pdf`,
      contentType: 'application/pdf',
      bytes: demoPdf(title, pages),
    };
  return {
    name: 'Briefing.webm',
    contentType: 'video/webm',
    bytes: await readFile(new URL('briefing.webm', import.meta.url)),
  };
}

/** Puts learning materials with their files, some of them seen by brands. */
export async function seedLearning({ db, storage, clock }: Stock): Promise<void> {
  const brands = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .orderBy('id')
    .limit(3)
    .execute();
  const author = CAMPAIGN_MANAGERS[0] ?? null;
  for (const [index, material] of DEMO_LEARNING_MATERIALS.entries()) {
    const at = new Date(clock.now().getTime() - material.age * DAY);
    const { id } = await db
      .insertInto('learning_materials')
      .values({
        title: material.title,
        title_en: material.titleEn,
        description: material.description,
        description_en: material.descriptionEn,
        category: material.category,
        language: 'DE',
        minutes: material.minutes,
        subtitles: material.subtitles,
        for_brand: true,
        for_token_brand: material.forTokenBrand,
        for_tester: false,
        position: (index + 1) * 10,
        state: material.state,
        published_at: material.state === 'draft' ? null : at,
        created_at: at,
        updated_at: at,
        updated_by: author,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = { kind: 'content', ...(await fileOf(material)) } as const;
    const cover = {
      kind: 'profile',
      name: 'Titelbild.svg',
      contentType: 'image/svg+xml',
      bytes: learningCover(index),
    } as const;
    for (const { kind, name, contentType, bytes } of [content, cover]) {
      const key = `${kind}-demo-learning-${id}.${name.split('.').at(-1) ?? 'pdf'}`;
      await storage.put(kind, key, bytes);
      await db
        .insertInto('files')
        .values({
          key,
          name,
          content_type: contentType,
          size: bytes.length,
          subject: 'learningMaterial',
          subject_id: id,
          kind,
          uploaded_by: author,
          created_at: at,
        })
        .execute();
    }
    // The oldest ones have been seen by most.
    const viewers = material.state === 'published' ? brands.slice(0, Math.max(0, brands.length - index)) : [];
    if (viewers.length > 0)
      await db
        .insertInto('learning_views')
        .values(viewers.map(({ id: user_id }) => ({ material_id: id, user_id, seen_at: at })))
        .execute();
  }
}
