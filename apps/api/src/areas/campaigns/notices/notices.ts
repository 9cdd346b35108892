import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import {
  NO_SUB_TYPE,
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  notificationTextKey,
  type NotificationSubType,
  type NotificationType,
} from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import type { Tx } from '../../../platform/database/schema.ts';
import { createNotifications, type LiveMessage } from '../../notifications/door.ts';
import { agencyUsers, brandUsers } from './queries.ts';

/** An entry as notices speak of it. */
export interface NoticedEntry {
  id: number;
  campaign_id: number;
  campaign_name: string;
  campaign_type: number;
  owner_user_id: number | null;
  assignee_user_id: number | null;
  request_id: number | null;
  brand_id: number | null;
  channel_handle: string;
}

type Kind = 'published' | 'content' | 'deleted' | 'comment' | 'answer' | 'reminder' | 'unpublished';

/** Kinds whose texts count, so that several become one notice. */
const COUNTED: ReadonlySet<Kind> = new Set(['published', 'content', 'comment', 'answer']);

const CONTENT_TEXT: NotificationTextKey = 'notificationText.contentToRelease';

/**
 * Type and sub type of a notice to the brand (docs/domain/notifications.md#sub-types); creators of a UGC campaign have
 * their own.
 */
function numbersOf(kind: Kind, isUgc: boolean): readonly [NotificationType, NotificationSubType] {
  const { campaignChannelPublish, ugcChannelPublish, campaignChannelComment, ugcChannelComment } = NOTIFICATION_TYPE;
  const sub = NOTIFICATION_SUB_TYPE;
  const publish = isUgc ? ugcChannelPublish : campaignChannelPublish;
  if (kind === 'published' || kind === 'content')
    return [publish, isUgc ? sub.ugcChannelPublished : sub.channelPublished];
  if (kind === 'deleted') return [publish, isUgc ? sub.ugcChannelDeleted : sub.channelDeleted];
  if (kind === 'comment')
    return [isUgc ? ugcChannelComment : campaignChannelComment, isUgc ? sub.ugcChannelComment : sub.channelComment];
  // Answers to what the brand wrote in IMA active lead back there.
  if (kind === 'answer') return [campaignChannelComment, sub.imaActiveComment];
  return [campaignChannelPublish, kind === 'reminder' ? sub.autoUnpublishReminder : sub.autoUnpublished];
}

/** Entries by their campaign, so that each campaign is spoken of once. */
export function byCampaign<Entry extends { campaign_id: number }>(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) groups.set(entry.campaign_id, [...(groups.get(entry.campaign_id) ?? []), entry]);
  return [...groups.values()];
}

/** Notifies the brands of these entries, once per campaign; campaigns without a request have no brand to notify. */
export async function notifyBrands(
  tx: Tx,
  kind: Kind,
  entries: readonly NoticedEntry[],
  by?: string,
): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  for (const group of byCampaign(entries)) {
    const [first] = group;
    if (!first || first.request_id === null || first.brand_id === null) continue;
    const [type, subType] = numbersOf(kind, first.campaign_type === CAMPAIGN_TYPE.ugc);
    const draft = {
      panel: 'brand',
      type,
      subType,
      message: kind === 'content' ? CONTENT_TEXT : notificationTextKey('brand', type, subType),
      refId: first.request_id,
    } as const;
    const recipients = await brandUsers(tx, first.brand_id);
    const text = (channel: string, count: number) => ({
      campaign: first.campaign_name,
      channel,
      count: String(count),
      ...(by === undefined ? {} : { user: by }),
    });
    // The others name one channel each.
    const texts = COUNTED.has(kind)
      ? [text(first.channel_handle, group.length)]
      : group.map((entry) => text(entry.channel_handle, 1));
    for (const each of texts) messages.push(...(await createNotifications(tx, recipients, { ...draft, text: each })));
  }
  return messages;
}

/**
 * Notifies the users responsible for a campaign that another user has published channels or changed it; of comments
 * also the request's responsible user.
 */
export async function notifyAgency(
  tx: Tx,
  kind: 'published' | 'comment' | 'changed',
  entries: readonly Omit<NoticedEntry, 'id' | 'request_id' | 'brand_id'>[],
  actor: { id: number; fullName: string },
): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  for (const group of byCampaign(entries)) {
    const [first] = group;
    if (!first) continue;
    const isUgc = first.campaign_type === CAMPAIGN_TYPE.ugc;
    const type = kind === 'changed' ? NOTIFICATION_TYPE.campaignUpdate : numbersOf(kind, isUgc)[0];
    messages.push(
      ...(await createNotifications(
        tx,
        await agencyUsers(
          tx,
          kind === 'comment' ? [first.owner_user_id, first.assignee_user_id] : [first.owner_user_id],
          actor.id,
        ),
        {
          panel: 'agency',
          type,
          subType: NO_SUB_TYPE,
          message: notificationTextKey('agency', type, NO_SUB_TYPE),
          text: {
            user: actor.fullName,
            campaign: first.campaign_name,
            channel: first.channel_handle,
            count: String(group.length),
          },
          refId: first.campaign_id,
        },
      )),
    );
  }
  return messages;
}
