import type { MailDraft, MailListItem, MailReceiver as WireReceiver } from '@resonanz/api-client/mail';

/** A person or company that mails are written to. */
export interface MailPartner extends WireReceiver {
  /** The name, shown as a tag. */
  readonly name: string;
}

/** The mail that is written: to whom, about what, and what it goes on from. */
export interface MailBegin {
  /** Who gets it. */
  readonly partners: readonly MailPartner[];
  /** The campaign it belongs to. */
  readonly campaignId?: number | undefined;
  /** The mail that is answered. */
  readonly parentId?: number | undefined;
  /** The subject of an answer. */
  readonly subject?: string | undefined;
  /** The draft that is gone on with. */
  readonly draft?: MailDraft | undefined;
}

/** A record has one mail: a person whose second channel is chosen too does not get two. */
const recordOf = ({ userType, refId, contactId }: WireReceiver): string => `${userType} ${refId} ${contactId ?? ''}`;

/** Each record once, in the order they were chosen. */
export const eachOnce = (partners: readonly MailPartner[]): readonly MailPartner[] =>
  partners.filter((each, at) => partners.findIndex((other) => recordOf(other) === recordOf(each)) === at);

/** Identifies the receiver. */
export const idOf = recordOf;

/** A receiver as the server takes it. */
export const toReceiver = ({ userType, refId, channelId, contactId }: WireReceiver): WireReceiver => ({
  userType,
  refId,
  ...(channelId !== undefined && { channelId }),
  ...(contactId !== undefined && { contactId }),
});

/** A partner as threads and drafts name it; `null` for those that nothing can be written to. */
export function partnerOf(
  {
    userType,
    refId,
    channelId,
    name,
  }: Pick<MailListItem, 'userType' | 'refId' | 'channelId'> & { readonly name: string },
  contactId: number | null = null,
): MailPartner | null {
  if (refId === null || userType === 'model' || userType === 'creator' || userType === 'brand' || userType === 'lead')
    return null;
  return { userType, refId, name, ...(channelId !== null && { channelId }), ...(contactId !== null && { contactId }) };
}

/** What a draft goes on from. */
export const beginOf = (draft: MailDraft): MailBegin => ({
  partners: draft.receivers.flatMap((each) => partnerOf(each, each.contactId) ?? []),
  ...(draft.campaignId !== null && { campaignId: draft.campaignId }),
  ...(draft.parentId !== null && { parentId: draft.parentId }),
  draft,
});
