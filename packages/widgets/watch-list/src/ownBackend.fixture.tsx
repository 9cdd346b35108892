import { useEffect, useState } from 'react';
import { platformFromType } from '@resonanz/domain/platforms';
import { both } from '@resonanz/stories/words';
import { vars } from '@resonanz/tokens/contract';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { BookmarkButton } from './BookmarkButton.tsx';
import { WatchList, type WatchListItem } from './WatchList.tsx';

/** A source of bookmarks that has nothing to do with Resonanz: slow, and it rejects what a story wants. */
function createBookmarkSource(first: readonly WatchListItem[], { delayMs = 300, rejects = '' } = {}) {
  let stored = first;
  const answer = <Result,>(result: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(result());
        } catch (error) {
          reject(error as Error);
        }
      }, delayMs);
    });
  return {
    list: () => answer(() => stored),
    change: (entry: WatchListItem, isBookmarked: boolean) =>
      answer(() => {
        if (entry.titleName === rejects)
          throw new Error(both(`Die Quelle nimmt ${rejects} nicht an.`, `The source does not accept ${rejects}.`));
        const others = stored.filter(({ channelId }) => channelId !== entry.channelId);
        stored = isBookmarked ? [entry, ...others] : others;
      }),
    empty: () => answer(() => (stored = [])),
  };
}

interface OwnBackendProps {
  /** What the source holds at the beginning. */
  bookmarked: readonly WatchListItem[];
  /** Name of a channel that it does not take. */
  rejects: string;
  channels: readonly WatchListItem[];
  onAddToCampaign: (entries: readonly WatchListItem[]) => void;
}

/** Hearts and watch list on a source of one's own: shown at once, refetched when the source fails. */
export function OwnBackend({ bookmarked, rejects, channels, onAddToCampaign }: OwnBackendProps) {
  const [source] = useState(() => createBookmarkSource(bookmarked, { rejects }));
  const [entries, setEntries] = useState<readonly WatchListItem[]>();
  const [failure, setFailure] = useState('');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void source.list().then(setEntries);
  }, [source]);

  async function write(shown: readonly WatchListItem[], call: Promise<unknown>) {
    setEntries(shown);
    setFailure('');
    try {
      await call;
    } catch (error) {
      setFailure((error as Error).message);
      setEntries(await source.list());
    }
  }

  const others = (entry: WatchListItem) => (entries ?? []).filter(({ channelId }) => channelId !== entry.channelId);
  const change = (entry: WatchListItem, isBookmarked: boolean) =>
    void write(isBookmarked ? [entry, ...others(entry)] : others(entry), source.change(entry, isBookmarked));
  return (
    <div style={{ minBlockSize: 420 }}>
      <div style={{ background: vars.accent.shell, padding: 8, display: 'flex', justifyContent: 'flex-end' }}>
        <WatchList
          entries={entries}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onRemove={(entry) => change(entry, false)}
          onEmpty={() => void write([], source.empty())}
          onAddToCampaign={() => onAddToCampaign(entries ?? [])}
        />
      </div>
      {failure !== '' && (
        <InlineAlert tone="error" role="alert">
          {failure}
        </InlineAlert>
      )}
      <ul>
        {channels.map((entry) => (
          <li key={entry.channelId}>
            <Inline space={2}>
              <BookmarkButton
                name={entry.titleName}
                platform={platformFromType(entry.type) ?? entry.type}
                isBookmarked={entries?.some(({ channelId }) => channelId === entry.channelId) ?? false}
                onChange={(isBookmarked) => change(entry, isBookmarked)}
              />
              {entry.titleName}
            </Inline>
          </li>
        ))}
      </ul>
    </div>
  );
}
