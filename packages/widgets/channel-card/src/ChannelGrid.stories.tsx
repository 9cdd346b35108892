import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { Stack } from '@resonanz/ui/Stack';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelGrid, type ChannelGridProps } from './ChannelGrid.tsx';
import { manyChannels } from './channels.fixture.ts';

const words = storyWords({
  hideAll: ['Alle ausblenden', 'Hide all'],
});

type Channel = ReturnType<typeof manyChannels>[number];
type Demo = Omit<ChannelGridProps<Channel>, 'children' | 'itemKey' | 'aria-label'>;

const card = (channel: Channel) => <ChannelCard channel={channel} href={`#kanal-${channel.channelId}`} />;
const Channels = (props: Demo) => (
  <ChannelGrid {...props} aria-label={shared.channels} itemKey={({ channelId }) => channelId}>
    {card}
  </ChannelGrid>
);

const meta = { title: 'Widgets/ChannelGrid', component: Channels, args: { items: manyChannels(12) } } satisfies Meta<
  typeof Channels
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { items: manyChannels(1) } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: undefined } };

export const Failed: Story = {
  args: { items: undefined, isFailed: true, onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Erneut laden|Load again/ }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const tenThousand = manyChannels(10_000);

/** Ten thousand cards: those near the window are drawn, and every card has its place among all. */
export const TenThousand: Story = {
  args: { items: tenThousand },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(11));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(400);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

/** A source in memory, which answers late and fails the first time. */
async function load(attempt: number): Promise<readonly Channel[]> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  if (attempt === 0) throw new Error('offline');
  return manyChannels(6);
}

function OwnBackend() {
  const [attempt, setAttempt] = useState(0);
  const [items, setItems] = useState<readonly Channel[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    load(attempt).then(setItems, () => setFailed(true));
  }, [attempt]);
  return (
    <Stack space={6}>
      <Channels items={items} isFailed={isFailed} onReload={() => setAttempt(attempt + 1)} />
      <div>
        <Button onPress={() => setItems([])}>{words.hideAll}</Button>
      </div>
    </Stack>
  );
}

/** Any source will do: here one that fails at first and is asked again. */
export const BringYourOwnBackend: Story = {
  render: () => <OwnBackend />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Erneut laden|Load again/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
};
