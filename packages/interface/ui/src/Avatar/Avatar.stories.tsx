import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><rect width='36' height='36' fill='#dfe8e2'/><circle cx='18' cy='14' r='7' fill='#c98d62'/><path d='M4 36a14 12 0 0 1 28 0z' fill='#31545c'/></svg>",
)}`;

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { initials: 'TR', src: portrait, name: 'Theresa Rautenberg' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SizesAndBadge: Story = {
  render: (args) => (
    <Inline space={5}>
      <Avatar {...args} />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="medium" platform="youtube" platformLabel="YouTube" />
      <Avatar {...args} size="large" platform="tiktok" platformLabel="TikTok" />
    </Inline>
  ),
};

export const Initials: Story = {
  render: () => (
    <Inline space={5}>
      <Avatar initials="TR" name="Theresa Rautenberg" />
      <Avatar initials="KB" name="Katharina Bergmann" size="medium" />
      <Avatar initials="LN" name="Lindenblatt Naturkosmetik" size="large" />
    </Inline>
  ),
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Theresa Rautenberg' })).not.toHaveAttribute('src'));
  },
};
