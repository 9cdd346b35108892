import { parseService, type Service, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import type { Platform } from '@resonanz/domain/platforms';

/** The service that a stored value names, or undefined for one of the agency's own. */
export function serviceOf(platform: Platform, text: string): Service | undefined {
  const value = parseService(platform, text);
  return [...SERVICES[platform], ...SERVICES_FOR_ALL].find((each) => each.value === value || each.priceKey === value);
}
