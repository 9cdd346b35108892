import { useState } from 'react';
import type { UgcAudience } from '@resonanz/api-client/ugcRequests';

/** The conversation the agency has open, with the brand at first; a brand has one alone, and nothing to choose. */
export function useAudience(
  choosesAudience: boolean,
): { audience: UgcAudience; onAudienceChange: (audience: UgcAudience) => void } | undefined {
  const [audience, onAudienceChange] = useState<UgcAudience>('shared');
  return choosesAudience ? { audience, onAudienceChange } : undefined;
}
