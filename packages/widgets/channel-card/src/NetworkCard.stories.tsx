import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { person } from './channels.fixture.ts';
import { NetworkCard } from './NetworkCard.tsx';

const words = storyWords({
  askTheAgency: ['Agentur fragen', 'Ask the agency'],
});

const meta = {
  title: 'Widgets/NetworkCard',
  component: NetworkCard,
  args: { person },
  globals: { audience: 'brand', density: 'comfortable' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof NetworkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};
export const WithAction: Story = { args: { href: '#lena', actions: <Button>{words.askTheAgency}</Button> } };

export const Portrait: Story = {
  args: {
    hasPortrait: true,
    href: '#lena',
    actions: <Button>{words.askTheAgency}</Button>,
    person: { ...person, channels: [{ platform: 'Instagram', followers: 128_000 }] },
  },
};

/** A name that came with more than it should is cut. */
export const WholeName: Story = {
  args: { person: { ...person, name: 'Lena Maria Hartwig' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Lena H.');
  },
};

export const NothingKnown: Story = {
  args: { person: { name: 'Lena H.', categories: [], channels: [{ platform: 'Instagram', followers: null }] } },
};

export const LongGerman: Story = {
  args: {
    person: {
      ...person,
      name: 'Maximilian-Alexander-Emanuel H.',
      city: 'Garmisch-Partenkirchen',
      categories: [1, 2, 3, 4, 13, 21, 24],
      channels: [...person.channels, { platform: 'Podcast', followers: { from: 1_000_000 } }],
    },
  },
};

export const Keyboard: Story = {
  args: { href: '#lena' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lena H.' })).toHaveFocus();
  },
};
