import { HeartIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { ToggleIconButton } from '@resonanz/ui/ToggleIconButton';
import { ChannelCard } from './ChannelCard.tsx';
import { channel, figures, unknown } from './channels.fixture.ts';

const words = storyWords({
  watchLenaHartwig: ['Lena Hartwig merken', 'Watch Lena Hartwig'],
  waitingList: ['Warteliste', 'Waiting list'],
  declined: ['Absage', 'Declined'],
  prospect: ['Interessent', 'Prospect'],
});

const onBookmark = fn();
const onAdd = fn();
const heart = (
  <ToggleIconButton
    icon={HeartIcon}
    tone="bookmark"
    size="small"
    label={words.watchLenaHartwig}
    onChange={onBookmark}
  />
);

const meta = {
  title: 'Widgets/ChannelCard',
  component: ChannelCard,
  args: {
    channel,
    href: '#profil',
    bookmark: heart,
    actions: <Button onPress={onAdd}>{shared.addToCampaign}</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ChannelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithFigures: Story = { args: { figures } };
export const Tagged: Story = { args: { tag: { tone: 'yellow', mark: 'dot', label: words.waitingList } } };

/** The four colours of creator tags; the mark repeats the meaning. */
export const TagColours: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChannelCard {...args} tag={{ tone: 'gray', mark: 'square', label: words.declined }} />
      <ChannelCard {...args} tag={{ tone: 'green', mark: 'square', label: shared.campaign }} />
      <ChannelCard {...args} tag={{ tone: 'blue', mark: 'half', label: words.prospect }} />
      <ChannelCard {...args} tag={{ tone: 'yellow', mark: 'dot', label: words.waitingList }} />
    </div>
  ),
};

export const Inactive: Story = { args: { channel: { ...channel, active: false } } };

/** What is unknown stays unknown: never a zero, never an empty place. */
export const NothingKnown: Story = {
  args: {
    channel: unknown,
    figures: [
      { kind: 'averageViews', value: null },
      { kind: 'tkp', value: null, basis: 'impressions' },
    ],
  },
};

/** Staff read "Preis unbekannt": there is no one else to ask. */
export const ForStaff: Story = { args: { channel: unknown, missingPrice: 'unknown' } };
export const ForBrands: Story = {
  args: { figures, bookmark: undefined, actions: undefined },
  globals: { audience: 'brand', density: 'comfortable' },
};

/** A management sees its own channels, without prices of others. */
export const ForManagements: Story = {
  args: { channel: { ...channel, price: null }, missingPrice: 'unknown', bookmark: undefined, actions: undefined },
};

const long = {
  ...channel,
  firstName: 'Maximilian-Alexander',
  surname: 'Freiherr von Hohenstein-Wittelsbach',
  handle: 'maximilianalexanderfreiherrvonhohensteinwittelsbach',
  city: 'Garmisch-Partenkirchen',
  categories: [1, 2, 3, 13, 21, 24],
  followers: 1_240_000,
  price: 124_420.5,
};

export const LongGerman: Story = { args: { channel: long, figures } };

/** The least width it is made for. */
export const Narrow: Story = {
  args: { channel: long, figures },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};

export const Wide: Story = {
  args: { figures },
  decorators: [(Story) => <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>{Story()}</div>],
};

/** Tab goes from the name, whose link covers the card, to the heart and the button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lena Hartwig' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onBookmark).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalled();
  },
};
