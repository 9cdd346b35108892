import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import type { labels } from '@resonanz/domain/labels';
import { parseService, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';

type Label = Translate<MessageKey<typeof labels>>;

/** The services of an entry: one text on the wire, several values in a cell. */
export function servicesOf({
  platform,
  service,
}: Pick<CampaignInfluencerRow, 'platform' | 'service'>): readonly string[] {
  return service
    .split(',')
    .map((each) => parseService(platform, each.trim()))
    .filter((each) => each !== '');
}

/** The services a platform offers, the default first. */
export const offeredServices = (platform: Platform, label: Label) =>
  [...SERVICES[platform], ...SERVICES_FOR_ALL].map(({ value, labelKey }) => ({ id: value, label: label(labelKey) }));

/** Names of all services by their values; a value that several platforms use has the name of the first. */
export function serviceNames(label: Label): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { value, labelKey } of [...Object.values(SERVICES).flat(), ...SERVICES_FOR_ALL]) {
    if (!names.has(value)) names.set(value, label(labelKey));
  }
  return names;
}
