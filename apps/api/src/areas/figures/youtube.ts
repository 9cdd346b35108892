import type { ChannelToRead, FigureConnector, ReadOutcome, ReadPost } from './Connector.ts';
import { POSTS_OF_MEAN } from './queries/posts.ts';
import {
  type YouTubeChannel,
  YouTubeError,
  youTubeList,
  type YouTubePlaylistItem,
  type YouTubeSettings,
  type YouTubeVideo,
} from './youtubeApi.ts';

/** Maximum number of ids that `channels.list` takes. */
const BATCH = 50;
const PARTS = 'statistics,contentDetails';

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** How `channels.list` finds a channel: by id, by @handle, or by the name of an old account. */
function keyOf({
  url,
  handle,
  externalId,
}: ChannelToRead): { id: string } | { forHandle: string } | { forUsername: string } {
  if (externalId !== null) return { id: externalId };
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const [, kind = '', name = ''] = /^\/(channel|user|c)\/([^/]+)/.exec(path) ?? [];
  if (kind === 'channel') return { id: name };
  if (kind === 'user') return { forUsername: decodeURIComponent(name) };
  const [, at] = /^\/(@[^/]+)/.exec(path) ?? [];
  return { forHandle: at === undefined ? `@${handle.replace(/^@/, '')}` : decodeURIComponent(at) };
}

function postOf({ id, snippet, statistics = {} }: YouTubeVideo): ReadPost {
  return {
    externalId: id,
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    title: snippet.title,
    postedAt: snippet.publishedAt,
    likes: numberOf(statistics.likeCount),
    comments: numberOf(statistics.commentCount),
    views: numberOf(statistics.viewCount),
  };
}

async function latestPosts(settings: YouTubeSettings, uploads: string | undefined): Promise<ReadPost[]> {
  if (uploads === undefined) return [];
  try {
    const items = await youTubeList<YouTubePlaylistItem>(settings, 'playlistItems', {
      part: 'contentDetails',
      playlistId: uploads,
      maxResults: String(POSTS_OF_MEAN),
    });
    if (items.length === 0) return [];
    const id = items.map(({ contentDetails }) => contentDetails.videoId).join(',');
    return (await youTubeList<YouTubeVideo>(settings, 'videos', { part: 'snippet,statistics', id })).map(postOf);
  } catch (error) {
    // A channel without uploads has no list of them.
    if (error instanceof YouTubeError && error.kind === 'notFound') return [];
    throw error;
  }
}

/** YouTube Data API v3: subscribers and the latest videos of channels. */
export function createYouTubeConnector(settings: YouTubeSettings): FigureConnector {
  async function outcomeOf(id: number, find: () => Promise<YouTubeChannel | undefined>): Promise<ReadOutcome> {
    try {
      const channel = await find();
      if (channel === undefined) return { id, error: 'notFound' };
      const { statistics, contentDetails } = channel;
      return {
        id,
        error: null,
        externalId: channel.id,
        followers: statistics?.hiddenSubscriberCount === true ? null : numberOf(statistics?.subscriberCount),
        posts: await latestPosts(settings, contentDetails?.relatedPlaylists?.uploads),
      };
    } catch (error) {
      if (error instanceof YouTubeError) return { id, error: error.kind };
      throw error;
    }
  }

  return {
    platform: 'YouTube',
    batchSize: BATCH,
    async read(channels) {
      const keyed = channels.map((channel) => ({ id: channel.id, key: keyOf(channel) }));
      const ids = keyed.flatMap(({ key }) => ('id' in key ? [key.id] : []));
      // All that are known by id with one call; a failure of that call is one of each of them.
      const byId =
        ids.length === 0
          ? Promise.resolve([])
          : youTubeList<YouTubeChannel>(settings, 'channels', {
              part: PARTS,
              id: ids.join(','),
              maxResults: String(BATCH),
            });
      byId.catch(() => undefined);
      const outcomes: ReadOutcome[] = [];
      for (const { id, key } of keyed) {
        const find = async (): Promise<YouTubeChannel | undefined> =>
          'id' in key
            ? (await byId).find((each) => each.id === key.id)
            : (await youTubeList<YouTubeChannel>(settings, 'channels', { part: PARTS, ...key })).at(0);
        const outcome = await outcomeOf(id, find);
        outcomes.push(outcome);
        if (outcome.error === 'quotaExceeded') break;
      }
      return outcomes;
    },
  };
}
