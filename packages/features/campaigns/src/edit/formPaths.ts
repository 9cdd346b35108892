import type { CampaignDraftSource } from '@resonanz/api-client/campaigns';
import { staffPaths } from '@resonanz/domain/paths';

/** The form of a new campaign, filled in from another one. */
export const copyPath = (refId: number): string => `${staffPaths.campaignAdd()}?copy=${refId}`;

/** An id in an address; undefined when it is none. */
function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** What an address of the form fills it in from: nothing, a campaign, a request, or something that cannot be. */
export function draftSourceOf(parameters: URLSearchParams): CampaignDraftSource | 'nothing' | 'impossible' {
  const [copy, request] = [parameters.get('copy'), parameters.get('request')];
  if (copy === null && request === null) return 'nothing';
  const [copyOf, campaignRequestId] = [idOf(copy), idOf(request)];
  if (copyOf !== undefined && request === null) return { copyOf };
  if (campaignRequestId !== undefined && copy === null) return { campaignRequestId };
  return 'impossible';
}
