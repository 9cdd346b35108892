import { type Expression, sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import { creatorName } from '../../campaigns/door.ts';
import { inRightsState, rightsUntil } from '../../usage-rights/door.ts';
import { downloadsOf } from './downloads.ts';
import { goodLinks } from './links.ts';
import { type MaterialRow, materialRows, toItem, withFacts } from './materialRows.ts';

type Query = Schemas['UgcMaterialQuery'];

const MAX_CHOICES = 500;

/** Who reads the library. */
export interface MaterialReader {
  user: CallUser;
  services: Pick<Services, 'db' | 'hashKey' | 'clock'>;
}

const orders = {
  campaign: sql`coalesce(c.name, r.product_name)`,
  creator: creatorName,
  brand: sql`k.name`,
  length: sql`case when r.length = 'others' then 9999 else r.length::int end`,
  uploadedAt: sql`w.created_at`,
  rightsUntil,
  finalContentStatus: sql`v.final_content_status`,
} satisfies Record<Schemas['UgcMaterialSortKey'], Expression<unknown>>;

function filtered({ user, services: { db, clock } }: MaterialReader, { search = '', filters = {} }: Query) {
  const {
    customerId = [],
    influencerId = [],
    campaignId = [],
    length = [],
    language = [],
    rightsState = [],
    tag = [],
  } = filters;
  let rows = materialRows(db, user);
  if (customerId.length > 0) rows = rows.where('r.customer_id', 'in', customerId);
  if (influencerId.length > 0) rows = rows.where('e.influencer_id', 'in', influencerId);
  if (campaignId.length > 0) rows = rows.where('r.campaign_id', 'in', campaignId);
  if (length.length > 0) rows = rows.where('r.length', 'in', length.map(String));
  if (language.length > 0) rows = rows.where(sql<boolean>`r.languages && ${sql.val(language)}::text[]`);
  if (tag.length > 0) rows = rows.where(sql<boolean>`m.tags && ${sql.val(tag)}::text[]`);
  if (rightsState.length > 0)
    rows = rows.where(
      sql<boolean>`(${sql.join(
        rightsState.map((state) => inRightsState(state, clock.now())),
        sql` or `,
      )})`,
    );
  if (search.trim() === '') return rows;
  const pattern = containing(search.trim());
  return rows.where(
    sql<boolean>`(r.product_name ilike ${pattern} or r.number ilike ${pattern} or k.name ilike ${pattern}
      or c.name ilike ${pattern} or ${creatorName} ilike ${pattern}
      or array_to_string(coalesce(m.tags, '{}'), ' ') ilike ${pattern})`,
  );
}

/** One page of the library. */
export async function materialPage(reader: MaterialReader, query: Query): Promise<Schemas['UgcMaterialPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'uploadedAt', sort = 'DESC' } = query;
  const matches = filtered(reader, query);
  const rows = withFacts(matches)
    .orderBy(sql`${orders[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('v.id', 'desc');
  const page = await readPage(reader.services.db, { rows, matches }, { pageNumber, pageSize });
  return { ...page, content: page.content.map((row) => toItem(row, reader.services)) };
}

/** Materials by their ids, as far as the user sees them. */
export const materialsById = (db: Db, user: CallUser, ids: readonly number[]): Promise<MaterialRow[]> =>
  withFacts(materialRows(db, user).where('v.id', 'in', [...ids]))
    .orderBy('v.id')
    .execute();

const isDone = sql<boolean>`(r.archived or not exists (
  select 1 from ugc_videos other where other.request_id = r.id
    and other.final_content_status <> ${sql.lit(APPROVAL_STATUS.approved)}))`;

/** Whether a request is done with: archived, or all its videos are accepted. */
export const doneState = (db: Db, requestId: number) =>
  db.selectFrom('ugc_requests as r').where('r.id', '=', requestId).select(isDone.as('done')).executeTakeFirstOrThrow();

const versionsOf = (db: Db, videoId: number) =>
  db
    .selectFrom('ugc_video_versions as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .where('w.video_id', '=', videoId)
    .where('f.deleted_at', 'is', null)
    .select(['w.version', 'w.file_id', 'w.created_at', 'w.submitted_at', 'f.name', 'f.content_type', 'f.size'])
    .orderBy('w.version', 'desc')
    .execute();

/** One material with all details, or undefined. */
export async function materialById(reader: MaterialReader, id: number): Promise<Schemas['UgcMaterial'] | undefined> {
  const { db, hashKey, clock } = reader.services;
  const now = clock.now();
  const [row] = await materialsById(db, reader.user, [id]);
  if (row === undefined) return undefined;
  const [versions, downloads, links, request] = await Promise.all([
    versionsOf(db, id),
    downloadsOf(db, id),
    goodLinks(db, id, now),
    doneState(db, row.request_id),
  ]);
  return {
    ...toItem(row, reader.services),
    requestNumber: row.request_number,
    mayDelete: request.done,
    links: links.map((link) => ({
      linkId: link.id,
      createdAt: link.created_at,
      createdByName: link.created_by_name,
      expiresAt: link.expires_at,
      downloads: link.downloads,
    })),
    versions: versions.map((version) => ({
      version: version.version,
      fileName: version.name,
      contentType: version.content_type,
      size: version.size,
      uploadedAt: version.created_at,
      submittedAt: version.submitted_at,
      url: signedAddress(hashKey, version.file_id, now),
    })),
    downloads: downloads.map(({ at, version, by, via }) => ({ at, version, by, via })),
    downloadCount: downloads[0]?.total ?? 0,
    updatedAt: row.updated_at,
  };
}

/** What the library can be narrowed by. */
export async function materialChoices({
  user,
  services: { db },
}: MaterialReader): Promise<Schemas['UgcMaterialChoices']> {
  const rows = materialRows(db, user);
  const [brands, creators, campaigns, tags] = await Promise.all([
    rows.select(['k.id', 'k.name']).distinct().orderBy('k.name').limit(MAX_CHOICES).execute(),
    rows
      .where('i.id', 'is not', null)
      .select(['i.id', creatorName.as('name')])
      .distinct()
      .orderBy('name')
      .limit(MAX_CHOICES)
      .execute(),
    rows
      .where('c.id', 'is not', null)
      .select(['c.id', 'c.name'])
      .distinct()
      .orderBy('c.name')
      .limit(MAX_CHOICES)
      .execute(),
    rows
      .select(() => sql<string>`unnest(m.tags)`.as('tag'))
      .distinct()
      .orderBy('tag')
      .limit(MAX_CHOICES)
      .execute(),
  ]);
  const named = (choices: readonly { id: number | null; name: string | null }[]) =>
    choices.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? String(id) }]));
  return {
    brands: named(brands),
    creators: named(creators),
    campaigns: named(campaigns),
    tags: tags.map(({ tag }) => tag),
  };
}
