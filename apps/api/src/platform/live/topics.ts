/** New mail of the shared mailbox. */
export const mailTopic = '/topic/channelbuzz';

/** Notifications of one staff user. */
export function agencyTopic(userId: number): string {
  return `/topic/agencyNotification/${userId}`;
}

/** Notifications of one brand user. */
export function brandTopic(userId: number): string {
  return `/topic/brandNotification/${userId}`;
}

/** What changes in one campaign. */
export function campaignTopic(campaignId: number): string {
  return `/topic/campaign/${campaignId}`;
}

/** The campaign of a topic; undefined for any other topic. */
export function campaignOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/campaign\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** What changes in one campaign request, for the agency and its brand. */
export function requestTopic(campaignRequestId: number): string {
  return `/topic/campaignRequest/${campaignRequestId}`;
}

/** The campaign request of a topic; undefined for any other topic. */
export function requestOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/campaignRequest\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** What changes in one UGC request, for the agency and its brand. */
export function ugcRequestTopic(ugcCampaignRequestId: number): string {
  return `/topic/ugcRequest/${ugcCampaignRequestId}`;
}

/** The UGC request of a topic; undefined for any other topic. */
export function ugcRequestOf(topic: string): number | undefined {
  const [, id] = /^\/topic\/ugcRequest\/([1-9]\d{0,9})$/.exec(topic) ?? [];
  return id !== undefined && Number(id) <= 2_147_483_647 ? Number(id) : undefined;
}

/** Whether a topic is about one record, which may come out of sight while somebody looks at it. */
export const isOfRecord = (topic: string): boolean =>
  [campaignOf, requestOf, ugcRequestOf].some((recordOf) => recordOf(topic) !== undefined);
