import type { ConnectorError } from './Connector.ts';

/** Where the YouTube Data API is and how to be let in. */
export interface YouTubeSettings {
  apiKey: string;
  /** Without a slash at the end, for example https://www.googleapis.com/youtube/v3. */
  baseUrl: string;
}

/** The API returned an error, or could not be reached. */
export class YouTubeError extends Error {
  readonly kind: ConnectorError;

  constructor(kind: ConnectorError, cause?: unknown) {
    super(`The YouTube Data API: ${kind}`, { cause });
    this.name = 'YouTubeError';
    this.kind = kind;
  }
}

/** A channel of `channels.list`; counts are texts, and absent when the owner hides them. */
export interface YouTubeChannel {
  id: string;
  statistics?: { subscriberCount?: string; hiddenSubscriberCount?: boolean };
  contentDetails?: { relatedPlaylists?: { uploads?: string } };
}

/** An entry of `playlistItems.list`. */
export interface YouTubePlaylistItem {
  contentDetails: { videoId: string };
}

/** A video of `videos.list`. */
export interface YouTubeVideo {
  id: string;
  snippet: { title: string; publishedAt: string };
  statistics?: { viewCount?: string; likeCount?: string; commentCount?: string };
}

const TIMEOUT_MS = 15_000;
const QUOTA_REASONS: readonly string[] = [
  'quotaExceeded',
  'dailyLimitExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
];

async function errorKindOf(response: Response): Promise<ConnectorError> {
  if (response.status === 404) return 'notFound';
  if (response.status >= 500) return 'unavailable';
  const body = (await response.json().catch(() => ({}))) as { error?: { errors?: readonly { reason?: string }[] } };
  const isQuota = body.error?.errors?.some(({ reason }) => QUOTA_REASONS.includes(reason ?? '')) ?? false;
  return isQuota || response.status === 429 ? 'quotaExceeded' : 'refused';
}

/** The items that a list call of the API answers; throws {@link YouTubeError}. */
export async function youTubeList<Item>(
  { apiKey, baseUrl }: YouTubeSettings,
  resource: string,
  query: Readonly<Record<string, string>>,
): Promise<Item[]> {
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/${resource}?${new URLSearchParams(query).toString()}`, {
      // In the header, so that it appears in no access log.
      headers: { accept: 'application/json', 'x-goog-api-key': apiKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new YouTubeError('unavailable', error);
  }
  if (!response.ok) throw new YouTubeError(await errorKindOf(response));
  try {
    return ((await response.json()) as { items?: Item[] }).items ?? [];
  } catch (error) {
    throw new YouTubeError('unavailable', error);
  }
}
