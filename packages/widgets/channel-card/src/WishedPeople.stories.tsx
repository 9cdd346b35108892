import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { buildNetworkWish } from '@resonanz/testing/network';
import { WishedPeople, type WishedPerson } from './WishedPeople.tsx';

const words = storyWords({
  fitsAloe: ['Passt zu Aloe.', 'Fits aloe.'],
  weWouldLikeHim: [
    'Lebensmittelverpackungsmittelrücknahmeverordnungskonforme Nachfüllpackungsverschlusskappenbewerbung wünschen wir uns von ihm.',
    'We would like him to advertise refill pack caps that comply with the ordinance on taking back food packaging.',
  ],
});

const people: readonly WishedPerson[] = [
  buildNetworkWish({ note: words.fitsAloe }),
  buildNetworkWish(
    {
      kind: 'channel',
      name: 'Maximilian-Alexander-Emanuel A.',
      note: words.weWouldLikeHim,
    },
    1,
  ),
  buildNetworkWish({ kind: 'model', name: null }, 2),
];

const meta = {
  title: 'Widgets/ChannelCard/WishedPeople',
  component: WishedPeople<WishedPerson>,
  args: { people, onRemove: fn(), onReload: fn() },
} satisfies Meta<typeof WishedPeople<WishedPerson>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wish is taken back by keyboard. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^(Lena H. entfernen|Remove Lena H.)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(people[0]);
  },
};

/** A user who only looks on has no buttons; a name may lead to the record. */
export const ToLookAt: Story = {
  args: { hrefOf: ({ kind }: WishedPerson) => (kind === 'channel' ? '/dashboard/profile/3/youtube/12' : undefined) },
  render: ({ onRemove: _none, ...args }) => <WishedPeople {...args} />,
};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { people: [], isFailed: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function OwnBackend() {
  const [shown, setShown] = useState(people);
  const [isPending, setPending] = useState(false);
  const remove = async (person: WishedPerson) => {
    setPending(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    setShown((before) => before.filter((each) => each !== person));
    setPending(false);
  };
  return <WishedPeople people={shown} isPending={isPending} onRemove={(person) => void remove(person)} />;
}

/** The people stand in a state of one's own; a slow source takes a wish back. */
export const BringYourOwnBackend: Story = {
  render: () => <OwnBackend />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Lena H. entfernen|Remove Lena H.)$/ }));
    await waitFor(() => expect(canvas.queryByText(words.fitsAloe)).not.toBeInTheDocument());
  },
};
