import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import type { ApiClient, TestServer } from './startTestServer.ts';

type Input = components['schemas']['UgcRequestInput'];
type Request = components['schemas']['UgcRequest'];

const BASE = '/ugcCampaignRequest';

/** The calendar day in Berlin some days from now. */
export const dayIn = (days: number): string => berlinDayIn(new Date(), days);

/** Everything a UGC request needs to be sent: three videos of thirty seconds with subtitles and music, 435 euro. */
export const ugcOrder = {
  productName: 'Herbstleuchten Nachtserum',
  videoCount: 3,
  length: 30,
  subtitles: true,
  music: true,
  languages: ['de'],
  briefing: 'Zeigen, wie das Serum am Abend aufgetragen wird.',
  deliveryDate: dayIn(30),
} as const satisfies Omit<Input, 'send'>;

function dataOf<Data>({ data, response }: { data?: { data: Data } | undefined; response: Response }): Data {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}.`);
  return data.data;
}

/** A sent request of a brand. */
export const sendUgcRequest = async (brand: ApiClient, more: Partial<Input> = {}): Promise<Request> =>
  dataOf(await brand.POST(`${BASE}/save`, { body: { ...ugcOrder, ...more, send: true } }));

/** A sent and approved request. */
export async function approveUgcRequest(
  brand: ApiClient,
  staff: ApiClient,
  more: Partial<Input> = {},
): Promise<Request> {
  const { ugcCampaignRequestId, updatedAt } = await sendUgcRequest(brand, more);
  return dataOf(await staff.POST(`${BASE}/statusChange`, { body: { ugcCampaignRequestId, status: 2, updatedAt } }));
}

/** A film of a few bytes: its head says what it is. */
export function film(size = 64): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return bytes;
}

/** Gives a video that nobody makes a creator of its campaign. */
async function giveCreator({ db }: TestServer, ugcVideoId: number): Promise<void> {
  const video = await db
    .selectFrom('ugc_videos as v')
    .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
    .where('v.id', '=', ugcVideoId)
    .where('v.campaign_entry_id', 'is', null)
    .select('r.campaign_id')
    .executeTakeFirst();
  if (!video?.campaign_id) return;
  const { id } = await db
    .insertInto('campaign_entries')
    .values({ campaign_id: video.campaign_id, platform: 'Instagram', channel_handle: 'creator', state: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('ugc_videos').set({ campaign_entry_id: id }).where('id', '=', ugcVideoId).execute();
}

/** Uploads a film for a video, which gets a creator if it has none, and makes it its newest version. */
export async function addVersion(
  server: TestServer,
  staff: ApiClient,
  ugcVideoId: number,
  name: 'manager' | 'admin' = 'manager',
  file: { bytes: Buffer; name: string } = { bytes: film(), name: 'serum.mp4' },
): Promise<components['schemas']['UgcVideo']> {
  await giveCreator(server, ugcVideoId);
  const form = new FormData();
  for (const [key, value] of Object.entries({ subject: 'ugcVideo', subjectId: String(ugcVideoId), kind: 'content' }))
    form.append(key, value);
  form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  const { accessToken } = await server.logIn(name);
  const answer = await fetch(`${server.url}/api/files/upload`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { fileId: number } | null };
  if (data === null) throw new Error(`The upload answered ${answer.status}.`);
  return dataOf(await staff.POST(`${BASE}/version/add`, { body: { ugcVideoId, fileId: data.fileId } }));
}

/** Shows the newest version of a video to the brand, with its preview made. */
export async function showVersion({ db }: TestServer, staff: ApiClient, ugcVideoId: number): Promise<void> {
  dataOf(await staff.POST(`${BASE}/version/submit`, { body: { ugcVideoId } }));
  await db
    .updateTable('ugc_video_versions')
    .set({ preview_state: 'ready' })
    .where('video_id', '=', ugcVideoId)
    .execute();
}
