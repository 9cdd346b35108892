import type { CampaignService } from '@resonanz/api-client/campaignServices';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import type { Language } from '@resonanz/i18n/language';
import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';

/** Kinds of services, in the order of the list. */
export const KINDS = ['service', 'videoLength', 'surcharge'] as const;
/** Whether a service is offered. */
export const STATES = ['true', 'false'] as const;
/** Platforms with services of their own. */
export const PLATFORMS = PLATFORM_LIST;

/** What the services can be narrowed to; their order is the agency's. */
export const serviceList = defineList({
  sorts: ['position'],
  defaultSort: { columnId: 'position', direction: 'ascending' },
  filters: { platform: oneOf(PLATFORMS), kind: oneOf(KINDS), active: oneOf(STATES) },
});

interface Choice {
  readonly search: string;
  readonly filters: Readonly<Record<'platform' | 'kind' | 'active', string | null>>;
}

/** Name of a service in a language. */
export const nameOf = ({ nameDe, nameEn }: Pick<CampaignService, 'nameDe' | 'nameEn'>, language: Language): string =>
  language === 'de' ? nameDe : nameEn;

/** The services that fit a choice; a word may stand in either language. */
export function chosen(services: readonly CampaignService[], { search, filters }: Choice): CampaignService[] {
  const wanted = search.trim().toLowerCase();
  return services.filter(
    ({ platform, kind, active, nameDe, nameEn }) =>
      (filters.platform === null || platform === filters.platform) &&
      (filters.kind === null || kind === filters.kind) &&
      (filters.active === null || String(active) === filters.active) &&
      `${nameDe} ${nameEn} ${platform ?? ''}`.toLowerCase().includes(wanted),
  );
}
