import '@resonanz/tokens/styles';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildWatchList, buildWatchListEntry } from '@resonanz/testing/influencers';
import { WatchList, type WatchListItem, type WatchListProps } from './WatchList.tsx';

function Heart(props: Partial<WatchListProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LanguageProvider language="en">
      <WatchList
        entries={[]}
        onRemove={() => {}}
        onEmpty={() => {}}
        onAddToCampaign={() => {}}
        onDownloadExpose={() => {}}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </LanguageProvider>
  );
}

const heart = () => page.getByRole('button', { name: /^Watch list/ });
const dropdown = () => page.getByRole('dialog', { name: 'Watch list' });
async function open(props: Partial<WatchListProps> = {}) {
  await render(<Heart {...props} />);
  await heart().click();
  await expect.element(dropdown()).toBeVisible();
}

beforeEach(() => page.viewport(1440, 900));

test('the heart carries the number of channels, in figures and in words [R-WATCH-002]', async () => {
  const screen = await render(<Heart entries={buildWatchList(6)} />);
  await expect.element(page.getByRole('button', { name: 'Watch list, 6 channels' })).toHaveTextContent('6');
  await screen.rerender(<Heart entries={buildWatchList(1)} />);
  await expect.element(page.getByRole('button', { name: 'Watch list, 1 channel', exact: true })).toHaveTextContent('1');
  await screen.rerender(<Heart entries={[]} />);
  await expect.element(page.getByRole('button', { name: 'Watch list, empty' })).toHaveTextContent('');
  await screen.rerender(<Heart entries={undefined} />);
  await expect.element(page.getByRole('button', { name: 'Watch list', exact: true })).toHaveTextContent('');
});

test('the dropdown lists channels with picture and name, in 200 px of a panel of 320 px [R-WATCH-003] [R-LAYOUT-024]', async () => {
  const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  await open({
    entries: [
      buildWatchListEntry({ titleName: 'Lena Hartwig', socialMediaProfile: picture }),
      ...buildWatchList(11).slice(1),
    ],
  });
  const first = dropdown().getByRole('listitem').first();
  await expect.element(first.getByText('Lena Hartwig')).toBeVisible();
  expect(first.element().querySelector('img')?.src).toBe(picture);
  expect(dropdown().getByRole('listitem').elements()).toHaveLength(11);
  expect(dropdown().getByRole('list').element().getBoundingClientRect().height).toBe(200);
  expect(dropdown().element().parentElement?.getBoundingClientRect().width).toBe(320);
});

test('a name leads to the profile and closes the dropdown [R-WATCH-009]', async () => {
  await open({
    entries: [buildWatchListEntry({ influencerId: 7, channelId: 70, type: 'instagram', titleName: 'Lena Hartwig' })],
    hrefOf: ({ influencerId, type, channelId }) => `#/dashboard/profile/${influencerId}/${type}/${channelId}`,
  });
  const link = dropdown().getByRole('link', { name: 'Lena Hartwig' });
  await expect.element(link).toHaveAttribute('href', '#/dashboard/profile/7/instagram/70');
  await link.click();
  await expect.element(dropdown()).not.toBeInTheDocument();
});

test('an inactive channel says so', async () => {
  await open({ entries: [buildWatchListEntry({ isActive: 0 }), buildWatchListEntry({ channelId: 2 })] });
  expect(
    dropdown()
      .getByText(/^Channel inactive · /)
      .elements(),
  ).toHaveLength(1);
});

test('one channel is removed by its cross', async () => {
  const onRemove = vi.fn<(entry: WatchListItem) => void>();
  const entries = buildWatchList(2);
  await open({ entries, onRemove });
  await dropdown()
    .getByRole('button', { name: `Remove ${entries[1]?.titleName} from the watch list` })
    .click();
  expect(onRemove.mock.calls).toEqual([[entries[1]]]);
});

test('Empty list, Download expose and Add to campaign report [R-WATCH-004] [R-WATCH-005] [R-WATCH-006]', async () => {
  const onEmpty = vi.fn<() => void>();
  const onDownloadExpose = vi.fn<() => void>();
  const onAddToCampaign = vi.fn<() => void>();
  await open({ entries: buildWatchList(2), onEmpty, onDownloadExpose, onAddToCampaign });
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await dropdown().getByRole('button', { name: 'Download expose' }).click();
  await dropdown().getByRole('button', { name: 'Add to campaign' }).click();
  expect(onEmpty).toHaveBeenCalledOnce();
  expect(onDownloadExpose).toHaveBeenCalledOnce();
  expect(onAddToCampaign).toHaveBeenCalledOnce();
  await expect.element(dropdown()).not.toBeInTheDocument();
});

test('with an empty list both buttons are disabled and there is nothing to empty [R-WATCH-007] [R-WATCH-008]', async () => {
  await open();
  await expect.element(dropdown().getByText('No data available')).toBeVisible();
  await expect.element(dropdown().getByRole('button', { name: 'Download expose' })).toBeDisabled();
  await expect.element(dropdown().getByRole('button', { name: 'Add to campaign' })).toBeDisabled();
  await expect.element(dropdown().getByRole('button', { name: 'Empty list' })).not.toBeInTheDocument();
});

test('without the right the button stays, disabled with the reason', async () => {
  await open({ entries: buildWatchList(2), addToCampaignDenial: 'Your role may not edit campaigns.' });
  const add = dropdown().getByRole('button', { name: 'Add to campaign' });
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('Your role may not edit campaigns.');
  await expect.element(dropdown().getByRole('button', { name: 'Download expose' })).toBeEnabled();
});

test('a new number is announced, whichever heart of the page has changed it', async () => {
  const screen = await render(<Heart entries={undefined} />);
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent('');
  await screen.rerender(<Heart entries={buildWatchList(2)} />);
  await expect.element(said).toHaveTextContent('Watch list, 2 channels');
  await screen.rerender(<Heart entries={buildWatchList(3)} />);
  await expect.element(said).toHaveTextContent('Watch list, 3 channels');
});

test('of 10,000 channels a first part is drawn, and more on the way down; their places are those among all', async () => {
  await open({ entries: buildWatchList(10_000) });
  const rows = () => dropdown().getByRole('listitem').elements();
  expect(rows()).toHaveLength(50);
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('10000');
  const list = dropdown().getByRole('list').element();
  list.scrollTop = list.scrollHeight;
  await expect.poll(() => rows().length).toBe(100);
  expect(rows()[99]?.getAttribute('aria-posinset')).toBe('100');
  expect(list.scrollHeight - list.scrollTop).toBeGreaterThan(list.clientHeight);
});

test('the keyboard goes on in rows that are drawn later', async () => {
  await open({ entries: buildWatchList(60) });
  const crosses = () =>
    dropdown()
      .getByRole('button', { name: /^Remove/ })
      .elements() as HTMLElement[];
  crosses()[49]?.focus();
  await expect.poll(() => crosses().length).toBe(60);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(crosses()[50]);
});

test('emptied by the keyboard, the focus stays in the dropdown', async () => {
  function Emptied() {
    const [entries, setEntries] = useState<readonly WatchListItem[]>(buildWatchList(2));
    return <Heart entries={entries} onEmpty={() => setEntries([])} />;
  }
  await render(<Emptied />);
  await heart().click();
  const empty = dropdown().getByRole('button', { name: 'Empty list' });
  await expect.element(empty).toBeVisible();
  await focusOn(empty);
  await userEvent.keyboard('{Enter}');
  await expect.element(dropdown().getByText('No data available')).toBeVisible();
  await expect.poll(() => dropdown().element().contains(document.activeElement)).toBe(true);
});

test('while the expose is on its way its button is busy', async () => {
  const onDownloadExpose = vi.fn<() => void>();
  await open({ entries: buildWatchList(1), onDownloadExpose, isExposePending: true });
  const button = dropdown().getByRole('button', { name: 'Download expose' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).click();
  expect(onDownloadExpose).not.toHaveBeenCalled();
});

test('the dropdown conforms', async () => {
  await expectConformance(
    <WatchList
      entries={buildWatchList(3)}
      isOpen
      onOpenChange={() => {}}
      onRemove={() => {}}
      onEmpty={() => {}}
      onAddToCampaign={() => {}}
    />,
    {
      role: 'dialog',
      name: 'Merkliste',
    },
  );
});
