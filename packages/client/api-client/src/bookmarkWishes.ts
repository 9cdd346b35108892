import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { WatchListEntry } from './bookmarks.ts';
import { type ChannelKey, textOf } from './channelKeys.ts';
import { influencerKeys, type InfluencerChannelPage } from './influencers.ts';
import { onReading } from './openWishes.ts';

/** What a user wants of one channel, from the first press until the server holds it. */
interface Wish {
  readonly channel: ChannelKey;
  /** What was wanted last, and is shown. */
  isBookmarked: boolean;
  /** What held before the first press. */
  readonly wasBookmarked: boolean;
  /** The entry as the list held it, or as it is to be. */
  entry: WatchListEntry | undefined;
  /** Where it stood in the list. */
  readonly index: number;
  /** Its calls, once they have started. */
  calls: Promise<void> | undefined;
}

type List = readonly WatchListEntry[];

const wishesOf = new WeakMap<QueryClient, Map<string, Wish>>();

const isSame =
  (channel: ChannelKey) =>
  (other: ChannelKey): boolean =>
    textOf(other) === textOf(channel);

/** Fills or empties the hearts of every cached search, for the channels concerned. */
export function drawHearts(
  queryClient: QueryClient,
  bookmarked: boolean,
  concerns: (channel: ChannelKey) => boolean,
): void {
  for (const [key, page] of queryClient.getQueriesData<InfluencerChannelPage>({ queryKey: influencerKeys.searches })) {
    if (!page) continue;
    const content = page.content.map((row) =>
      concerns(row) && row.bookmarked !== bookmarked ? { ...row, bookmarked } : row,
    );
    queryClient.setQueryData(key, { ...page, content });
  }
}

function wishesIn(queryClient: QueryClient): Map<string, Wish> {
  const held = wishesOf.get(queryClient);
  if (held) return held;
  const wishes = new Map<string, Wish>();
  wishesOf.set(queryClient, wishes);
  onReading(queryClient, (listKey, list) => bookmarkWishes(queryClient, listKey).applyTo(list));
  return wishes;
}

/** The wishes about channels of one watch list that are on their way to the server. */
export function bookmarkWishes(queryClient: QueryClient, listKey: QueryKey) {
  const wishes = wishesIn(queryClient);
  const prefix = JSON.stringify(listKey);
  const keyOf = (channel: ChannelKey): string => `${prefix} ${textOf(channel)}`;

  /** A list as it is once a wish has come true; a new entry comes first. */
  function changed(
    list: List,
    channel: ChannelKey,
    { isBookmarked, entry }: Pick<Wish, 'isBookmarked' | 'entry'>,
    index = 0,
  ): List {
    const at = list.findIndex(isSame(channel));
    if (!isBookmarked) return at < 0 ? list : list.toSpliced(at, 1);
    return at >= 0 || !entry ? list : list.toSpliced(index, 0, entry);
  }

  function draw(channel: ChannelKey, wish: Pick<Wish, 'isBookmarked' | 'entry'>, index?: number): void {
    const list = queryClient.getQueryData<List>(listKey);
    if (list) queryClient.setQueryData(listKey, changed(list, channel, wish, index));
    drawHearts(queryClient, wish.isBookmarked, isSame(channel));
  }

  async function carryOut(
    channel: ChannelKey,
    wish: Wish,
    send: (isBookmarked: boolean) => Promise<unknown>,
  ): Promise<void> {
    let held = wish.wasBookmarked;
    try {
      while (held !== wish.isBookmarked) {
        const { isBookmarked } = wish;
        await send(isBookmarked);
        held = isBookmarked;
      }
    } catch (error) {
      draw(channel, { isBookmarked: held, entry: wish.entry }, wish.index);
      // A user who has changed their mind meanwhile loses nothing.
      if (held !== wish.isBookmarked) throw error;
    } finally {
      wishes.delete(keyOf(channel));
    }
  }

  return {
    /** Notes what is wanted now; noted in the order of the presses, before anything waits. */
    note(channel: ChannelKey, isBookmarked: boolean, entry?: WatchListEntry): void {
      const wish = wishes.get(keyOf(channel));
      if (wish) {
        wish.isBookmarked = isBookmarked;
        wish.entry ??= entry;
        return;
      }
      const list = queryClient.getQueryData<List>(listKey) ?? [];
      const index = list.findIndex(isSame(channel));
      wishes.set(keyOf(channel), {
        channel,
        isBookmarked,
        wasBookmarked: !isBookmarked,
        entry: list[index] ?? entry,
        index: Math.max(index, 0),
        calls: undefined,
      });
    },

    /** Draws what is wanted now. */
    show(channel: ChannelKey): void {
      const wish = wishes.get(keyOf(channel));
      if (wish) draw(channel, wish);
    },

    /**
     * Sends what is wanted, one call at a time for a channel, until the server holds what was wanted last. Rejects with
     * the error of a rejected call, after taking back what was shown; a caller who joins calls under way gets nothing.
     */
    async settle(channel: ChannelKey, send: (isBookmarked: boolean) => Promise<unknown>): Promise<void> {
      const wish = wishes.get(keyOf(channel));
      if (!wish || wish.calls) return;
      wish.calls = carryOut(channel, wish, send);
      await wish.calls;
    },

    /** Whether calls are on their way. */
    areOpen: (): boolean => [...wishes.values()].some(({ calls }) => calls !== undefined),

    /** A list from the server with the wishes that it could not know of. */
    applyTo(list: List): List {
      const open = [...wishes].filter(([key, { channel, calls }]) => calls && key === keyOf(channel));
      return open.reduce((before, [, wish]) => changed(before, wish.channel, wish), list);
    },
  };
}
