import { type RawBuilder, sql } from 'kysely';
import { PIPELINE_STATE, APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { entryKpi } from '@resonanz/domain/kpi';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { isOver, nameOf, sharedComments } from '../../campaigns/door.ts';
import { type FileServices, filesOfAll } from '../../files/door.ts';
import { DECIDABLE } from '../rules.ts';
import { shownChannels } from './channels.ts';

const booked = ({ db }: Pick<FileServices, 'db'>, user: CallUser) =>
  shownChannels(db, user)
    .where('e.state', '=', PIPELINE_STATE.campaign)
    .selectAll('e')
    .select([
      'r.id as request_id',
      'r.title as request_title',
      'c.status as campaign_status',
      'i.first_name',
      'i.surname',
      'i.picture',
      sharedComments.as('shared_comments'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof booked>['execute']>>[number];

function resultsOf(row: Row): Schemas['ChannelResults'] {
  const { cpc, tkp, tkpBasis } = entryKpi(
    { externalBudget: row.external_budget, followers: row.followers, impressions: row.impressions, clicks: row.clicks },
    'brand',
  );
  return {
    reach: row.followers,
    impressions: row.impressions,
    views: row.views,
    clicks: row.clicks,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    orders: row.orders,
    cpc,
    tkp,
    isTkpByFollowers: tkpBasis === 'followers',
  };
}

/** Content of the channel that the brand may look at: from the moment it was handed in. */
const isShown = ({ content_status }: Row): boolean => [...DECIDABLE, 'Online'].includes(content_status);

function toBooked(row: Row, files: readonly Schemas['StoredFile'][]): Schemas['BookedChannel'] {
  const isPending = row.final_content_status !== APPROVAL_STATUS.declined;
  return {
    compaignInfluencerId: row.id,
    campaignRequestId: row.request_id,
    requestTitle: row.request_title,
    platform: row.platform as Schemas['Platform'],
    channelUrl: row.original_url,
    handle: row.channel_handle,
    name: nameOf(row),
    picture: row.picture,
    leistung: row.service ?? '',
    budgetExtern: row.external_budget,
    currencyCode: 'EUR',
    contentRelease: row.content_release,
    contentStatus: row.content_status,
    finalContentStatus: row.final_content_status,
    finalContentReason: isPending ? null : row.final_content_reason,
    mayDecide: isPending && !isOver(row.campaign_status) && DECIDABLE.includes(row.content_status),
    savedContent: isShown(row) ? row.saved_content : null,
    contentLink: isShown(row) ? row.content_link : null,
    publishDate: row.publish_date,
    // Who handed it in is the agency's matter.
    files: isShown(row) ? files.map((file) => ({ ...file, uploadedBy: null, uploadedByName: null })) : [],
    comments: row.shared_comments,
    results: resultsOf(row),
  };
}

async function read(
  services: FileServices,
  user: CallUser,
  condition: RawBuilder<boolean>,
  limit: number,
): Promise<Schemas['BookedChannel'][]> {
  const rows = await booked(services, user)
    .where(condition)
    .orderBy('e.content_release')
    .orderBy('e.id')
    .limit(limit)
    .execute();
  const files = await filesOfAll(
    services,
    'campaignEntry',
    rows.map(({ id }) => id),
    'content',
  );
  return rows.map((row) =>
    toBooked(
      row,
      files.filter(({ subjectId }) => subjectId === row.id),
    ),
  );
}

/** The booked channels that the brand sees of some requests. */
export async function bookedOf(
  services: FileServices,
  user: CallUser,
  requestIds: readonly number[],
): Promise<Schemas['BookedChannel'][]> {
  return requestIds.length === 0 ? [] : read(services, user, sql<boolean>`r.id in (${sql.join(requestIds)})`, 500);
}

/** One booked channel of the brand. */
export async function bookedById(
  services: FileServices,
  user: CallUser,
  entryId: number,
): Promise<Schemas['BookedChannel'] | undefined> {
  const [found] = await read(services, user, sql<boolean>`e.id = ${entryId}`, 1);
  return found;
}

/** Whether a content waits for the brand. */
export const waitsForRelease = sql<boolean>`(e.state = ${sql.lit(PIPELINE_STATE.campaign)}
  and e.final_content_status = ${sql.lit(APPROVAL_STATUS.pending)}
  and e.content_status in (${sql.join(DECIDABLE)}))`;

/** Contents that wait for the brand, those to be posted first in front. */
export const contentsToRelease = (services: FileServices, user: CallUser): Promise<Schemas['BookedChannel'][]> =>
  read(services, user, waitsForRelease, 8);
