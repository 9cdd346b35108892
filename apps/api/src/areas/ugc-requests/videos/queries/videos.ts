import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS, type ApprovalStatus } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Services } from '../../../../platform/operations/Services.ts';
import { signedAddress } from '../../../../platform/storage/signedAddress.ts';
import { creatorName } from '../../../campaigns/door.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { inRightsState, videosWithRights } from '../../../usage-rights/door.ts';

type Video = components['schemas']['UgcVideo'];
type Version = components['schemas']['UgcVersion'];

/** Who reads videos, and what signs the addresses they are played from. */
export interface VideoReader {
  user: CallUser;
  services: Pick<Services, 'hashKey' | 'clock'>;
}

const videoRows = (db: Db, user: CallUser) =>
  db
    .selectFrom('ugc_videos as v')
    .leftJoin('campaign_entries as e', 'e.id', 'v.campaign_entry_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where(visibleRows('ugcVideos', user, 'v'))
    .selectAll('v')
    .select([creatorName.as('creator_name'), 'i.address as creator_address']);

const versionRows = (db: Db, user: CallUser, videoIds: readonly number[]) =>
  db
    .selectFrom('ugc_video_versions as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .where('f.deleted_at', 'is', null)
    .where('w.video_id', 'in', videoIds)
    .$if(user.audience === 'brand', (query) => query.where('w.submitted_at', 'is not', null))
    .select([
      'w.id',
      'w.video_id',
      'w.version',
      'w.file_id',
      'w.note',
      'w.created_at',
      'w.submitted_at',
      'w.preview_state',
      'f.name',
      'f.content_type',
      'f.size',
    ])
    .orderBy('w.version', 'desc');

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionRows>['execute']>>[number];

/** The versions whose file is the brand's: those it has accepted, as long as its rights last. */
async function ownedFiles(
  db: Db,
  videos: readonly { id: number; final_content_status: ApprovalStatus }[],
  versions: readonly VersionRow[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const accepted = videos
    .filter((video) => video.final_content_status === APPROVAL_STATUS.approved)
    .map(({ id }) => id);
  if (accepted.length === 0) return new Set();
  const expired = await videosWithRights(db)
    .where('v.id', 'in', accepted)
    .where(inRightsState('expired', now))
    .select('v.id')
    .execute();
  const theirs = accepted.filter((id) => !expired.some((video) => video.id === id));
  return new Set(
    theirs.flatMap(
      (id) => versions.find((version) => version.video_id === id && version.submitted_at !== null)?.id ?? [],
    ),
  );
}

/** What a version is played from: its file for the agency and for the brand whose it is, the marked copy before. */
function played(
  { user, services }: VideoReader,
  version: VersionRow,
  owned: ReadonlySet<number>,
): Pick<Version, 'previewState' | 'isPreview' | 'url' | 'posterUrl'> {
  const isPreview = user.audience === 'brand' && !owned.has(version.id);
  const isReady = version.preview_state === 'ready';
  const now = services.clock.now();
  const preview = (part: 'film' | 'poster') =>
    isReady ? signedAddress(services.hashKey, version.id, now, `previews/${part}`) : null;
  return {
    previewState: version.preview_state,
    isPreview,
    url: isPreview ? preview('film') : signedAddress(services.hashKey, version.file_id, now),
    posterUrl: preview('poster'),
  };
}

/** Videos with their versions; a brand gets the versions it was shown. */
async function withVersions(
  db: Db,
  reader: VideoReader,
  rows: Awaited<ReturnType<ReturnType<typeof videoRows>['execute']>>,
): Promise<Video[]> {
  if (rows.length === 0) return [];
  const { user, services } = reader;
  const versions = await versionRows(
    db,
    user,
    rows.map(({ id }) => id),
  ).execute();
  const owned = await ownedFiles(db, rows, versions, services.clock.now());
  const isBrand = user.audience === 'brand';
  // Addresses of people are for those who look after their data.
  const seesAddress = !isBrand && user.may('Influencer Management', 'edit');
  return rows.map((row) => ({
    ugcVideoId: row.id,
    ugcCampaignRequestId: row.request_id,
    position: row.position,
    compaignInfluencerId: row.campaign_entry_id,
    creatorName: row.creator_name,
    contentStatus: row.content_status,
    finalContentStatus: row.final_content_status,
    declineReason: row.decline_reason,
    corrections: row.corrections,
    correctionsIncluded: row.corrections_included,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    shippedOn: row.shipped_on,
    creatorAddress: seesAddress ? row.creator_address : null,
    script: row.script,
    hooks: row.hooks,
    decidedAt: row.decided_at,
    versions: versions
      .filter(({ video_id }) => video_id === row.id)
      .map((each) => ({
        version: each.version,
        name: each.name,
        contentType: each.content_type,
        size: each.size,
        note: isBrand ? '' : each.note,
        createdAt: each.created_at,
        submittedAt: each.submitted_at,
        ...played(reader, each, owned),
      })),
  }));
}

/** The videos of a request in their order. */
export async function videosOf(db: Db, reader: VideoReader, requestId: number): Promise<Video[]> {
  return withVersions(
    db,
    reader,
    await videoRows(db, reader.user).where('v.request_id', '=', requestId).orderBy('v.position').execute(),
  );
}

/** One video, or undefined. */
export async function videoById(db: Db, reader: VideoReader, videoId: number): Promise<Video | undefined> {
  const [video] = await withVersions(
    db,
    reader,
    await videoRows(db, reader.user).where('v.id', '=', videoId).execute(),
  );
  return video;
}
