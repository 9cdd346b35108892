import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { type FileServices, filesOfAll } from '../../files/door.ts';
import { bookedOf } from '../queries/bookedChannels.ts';
import { channelsOf, type ProposalServices } from '../queries/channels.ts';
import { type CampaignChoice, channelSums } from '../queries/figures.ts';
import { activityRows } from './queries.ts';

type Activity = components['schemas']['ImaActivity'];

/** Which activities are asked for. */
export interface ActivityChoice extends CampaignChoice {
  waitsFor?: 'decision' | 'content' | undefined;
}

/**
 * The running activities of the caller's brand: planned and running campaigns with what it sees of them
 * (docs/domain/requests.md#running-activities).
 */
export async function activitiesOf(
  services: FileServices & ProposalServices,
  user: CallUser,
  { waitsFor, ...choice }: ActivityChoice,
): Promise<Activity[]> {
  const { db, clock } = services;
  const now = clock.now();
  const [rows, sums] = await Promise.all([activityRows(db, user, choice), channelSums(db, user)]);
  const asked = rows.filter(({ id }) => {
    const { pending = 0, contents = 0 } = sums.get(id) ?? {};
    return waitsFor === undefined || (waitsFor === 'decision' ? pending : contents) > 0;
  });
  const ids = asked.map(({ id }) => id);
  const [channels, booked, documents] = await Promise.all([
    channelsOf(services, user, { requestIds: ids }),
    bookedOf(services, user, ids),
    filesOfAll(services, 'campaignRequest', ids, 'attachment'),
  ]);
  const today = berlinDay(now);
  return asked.map((row) => {
    const { pending = 0, contents = 0, comments = 0 } = sums.get(row.id) ?? {};
    const own = booked.filter(({ campaignRequestId }) => campaignRequestId === row.id);
    const planned = own.flatMap(({ contentRelease, publishDate }) =>
      contentRelease !== null && publishDate === null && contentRelease >= today ? [contentRelease] : [],
    );
    const posted = own.flatMap(({ publishDate }) => (publishDate === null ? [] : [publishDate]));
    return {
      campaignRequestId: row.id,
      title: row.title,
      startDate: row.start_date,
      endDate: row.end_date,
      status: row.status,
      platforms: row.platforms as Activity['platforms'],
      decisionsOpen: pending,
      contentsOpen: contents,
      nextPosting: planned.sort()[0] ?? null,
      lastContent: posted.sort().at(-1) ?? null,
      comments,
      channels: channels.filter(({ campaignRequestId }) => campaignRequestId === row.id),
      booked: own,
      documents: documents.filter(({ subjectId }) => subjectId === row.id),
      updatedAt: row.updated_at,
    };
  });
}
