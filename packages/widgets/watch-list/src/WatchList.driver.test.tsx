import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { bookmarkButton, watchList, wholePage } from '@resonanz/testing/drivers';
import { buildWatchList } from '@resonanz/testing/influencers';
import { BookmarkButton } from './BookmarkButton.tsx';
import { WatchList } from './WatchList.tsx';

const onAddToCampaign = vi.fn<() => void>();
const onDownloadExpose = vi.fn<() => void>();
const channel = { name: 'Lena (Test)', platform: 'Instagram' };

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [entries, setEntries] = useState(buildWatchList(3));
  const [isBookmarked, setBookmarked] = useState(false);
  return (
    <>
      <WatchList
        entries={entries}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onRemove={(entry) => setEntries(entries.filter((each) => each !== entry))}
        onEmpty={() => setEntries([])}
        onAddToCampaign={onAddToCampaign}
        onDownloadExpose={onDownloadExpose}
      />
      <BookmarkButton {...channel} isBookmarked={isBookmarked} onChange={setBookmarked} />
    </>
  );
}

afterEach(cleanup);

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.clearAllMocks();
});

test.each(['de', 'en'] as const)(
  'the published drivers drive the watch list and the heart of a row, %s',
  async (language) => {
    render(
      <LanguageProvider language={language}>
        <Page />
      </LanguageProvider>,
    );
    const heart = bookmarkButton(wholePage, channel);
    expect(await heart.isBookmarked()).toBe(false);
    await heart.press();
    await expect.poll(() => heart.isBookmarked()).toBe(true);
    const list = watchList();
    expect(await list.count()).toBe(3);
    await list.open();
    expect(await list.entries()).toEqual(['Lena Hoffmann', 'Jonas Weidenfeller', 'Aylin Özdemir']);
    await list.remove('Jonas Weidenfeller');
    await expect.poll(() => list.count()).toBe(2);
    await list.downloadExpose();
    expect(onDownloadExpose).toHaveBeenCalledOnce();
    await list.addToCampaign();
    expect(onAddToCampaign).toHaveBeenCalledOnce();
    await list.open();
    await list.empty();
    await expect.poll(() => list.entries()).toEqual([]);
    expect(await list.count()).toBe(0);
    await list.close();
  },
);
