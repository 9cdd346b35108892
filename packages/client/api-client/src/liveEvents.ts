import type { components } from '@resonanz/contract/named';
import type { NotificationEvent } from './notificationTypes.ts';

/** A mail has arrived; `unreadCount` is the mailbox's, one number for all staff. */
export type MailEvent = components['schemas']['MailEvent'];

/** Something has changed in a campaign: what kind, which entries, by whom; never the contents. */
export type CampaignEvent = components['schemas']['CampaignEvent'];

/** Something has changed in a campaign request: what kind and by whom; never the contents. */
export type CampaignRequestEvent = components['schemas']['CampaignRequestEvent'];

/** Something has changed in a UGC request: what kind and by whom; never the contents. */
export type UgcRequestEvent = components['schemas']['UgcRequestEvent'];

/** Something has changed in a product test: what kind and by whom; never the contents. */
export type ProjectEvent = components['schemas']['ProjectEvent'];

/** The figures or the state of a newsletter have changed; never the contents. */
export type NewsletterEvent = components['schemas']['NewsletterEvent'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the body of a live message; what does not fit the contract is undefined. */
export function readNotificationEvent(body: unknown): NotificationEvent | undefined {
  if (!isRecord(body) || !isRecord(body['data'])) return undefined;
  const { subEventName, data } = body;
  const isAddition = subEventName === 'add' && typeof data['notificationId'] === 'number';
  const isRemoval = subEventName === 'delete' && Array.isArray(data['notificationIds']);
  return isAddition || isRemoval ? (body as unknown as NotificationEvent) : undefined;
}

/** Reads the body of a message about new mail; what does not fit the contract is undefined. */
export function readMailEvent(body: unknown): MailEvent | undefined {
  return isRecord(body) &&
    typeof body['subject'] === 'string' &&
    typeof body['threadId'] === 'string' &&
    Number.isSafeInteger(body['unreadCount'])
    ? (body as unknown as MailEvent)
    : undefined;
}

/** Reads the body of a message about a campaign; what does not fit the contract is undefined. */
export function readCampaignEvent(body: unknown): CampaignEvent | undefined {
  return isRecord(body) &&
    Number.isSafeInteger(body['campaignId']) &&
    typeof body['kind'] === 'string' &&
    Array.isArray(body['ids'])
    ? (body as unknown as CampaignEvent)
    : undefined;
}

/** Reads the body of a message about a campaign request; what does not fit the contract is undefined. */
export function readCampaignRequestEvent(body: unknown): CampaignRequestEvent | undefined {
  return isRecord(body) && Number.isSafeInteger(body['campaignRequestId']) && typeof body['kind'] === 'string'
    ? (body as unknown as CampaignRequestEvent)
    : undefined;
}

/** Reads the body of a message about a UGC request; what does not fit the contract is undefined. */
export function readUgcRequestEvent(body: unknown): UgcRequestEvent | undefined {
  return isRecord(body) && Number.isSafeInteger(body['ugcCampaignRequestId']) && typeof body['kind'] === 'string'
    ? (body as unknown as UgcRequestEvent)
    : undefined;
}

/** Reads the body of a message about a product test; what does not fit the contract is undefined. */
export function readProjectEvent(body: unknown): ProjectEvent | undefined {
  return isRecord(body) && Number.isSafeInteger(body['projectId']) && typeof body['kind'] === 'string'
    ? (body as unknown as ProjectEvent)
    : undefined;
}

/** Reads the body of a message about a newsletter; what does not fit the contract is undefined. */
export function readNewsletterEvent(body: unknown): NewsletterEvent | undefined {
  return isRecord(body) && Number.isSafeInteger(body['newsletterId'])
    ? (body as unknown as NewsletterEvent)
    : undefined;
}

/** What makes two deliveries of one event the same; undefined where repeating does no harm. */
export function identityOf(event: NotificationEvent): string | undefined {
  return 'notificationId' in event.data ? `add ${event.data.notificationId}` : undefined;
}
