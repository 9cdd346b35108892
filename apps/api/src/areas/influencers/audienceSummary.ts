import type { components } from '@resonanz/contract/types';
import type { ChannelAudience } from '../figures/door.ts';
import { topAgeBand } from './topAgeBand.ts';

/** The audience of a proposed channel as shown to a brand: countries, genders and the largest age band. */
export function audienceSummary(
  audience: ChannelAudience | null,
): components['schemas']['ProposedChannel']['audience'] {
  const { germany = null, austria = null, switzerland = null, genderMale = null, genderFemale = null } = audience ?? {};
  return { germany, austria, switzerland, genderMale, genderFemale, topAgeBand: topAgeBand(audience) };
}
