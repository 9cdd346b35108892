import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const words = storyWords({
  overviewOfAverageRating: ['Durchschnittsbewertungs\u00adkampagnenübersicht', 'Overview of average rating campaigns'],
});

const portrait = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><rect width='36' height='36' fill='#dfe8e2'/><circle cx='18' cy='14' r='7' fill='#c98d62'/><path d='M4 36a14 12 0 0 1 28 0z' fill='#31545c'/></svg>",
)}`;

const meta = {
  title: 'UI/Content/Avatar',
  component: Avatar,
  args: { initials: 'TR', src: portrait, name: 'Theresa Rautenberg' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** 28, 36 and 96 px; a badge names the platform the picture comes from. */
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

const logo = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 40'><circle cx='20' cy='20' r='14' fill='#1f6f54'/><path d='M44 12h68v6H44zm0 12h44v6H44z' fill='#1f6f54'/></svg>",
)}`;

/** A logo is shown whole, whatever its proportions; initials stand in for it in the same outline. */
export const Tile: Story = {
  args: { shape: 'tile', initials: 'LN', name: 'Lindenblatt Naturkosmetik', src: logo },
  render: (args) => (
    <Inline space={5}>
      <Avatar {...args} />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={null} />
    </Inline>
  ),
};

const product = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'><rect width='120' height='80' fill='#dfe5d8'/><path d='M30 30c10 14 30 14 60 20v12H30z' fill='white'/><path d='M30 62h60v6H30z' fill='#31545c'/></svg>",
)}`;

/** The picture of a product fills a square; 60 px stand beside the title of a page. */
export const Photo: Story = {
  args: { shape: 'photo', initials: 'TG', name: 'Trailschuh Grat 2', src: product },
  render: (args) => (
    <Inline space={5}>
      <Avatar {...args} />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="title" />
      <Avatar {...args} size="title" src={null} />
    </Inline>
  ),
};

/** Initials stand in while there is no picture. */
export const Initials: Story = {
  render: () => (
    <Inline space={5}>
      <Avatar initials="TR" name="Theresa Rautenberg" />
      <Avatar initials="KB" name="Katharina Bergmann" size="medium" />
      <Avatar initials="LN" name="Lindenblatt Naturkosmetik" size="large" />
    </Inline>
  ),
};

/** A picture that fails to load gives way to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Theresa Rautenberg' })).not.toHaveAttribute('src'));
  },
};

/** Beside the written name the picture is silent. */
export const BesideTheName: Story = {
  render: () => (
    <Inline space={4}>
      <Avatar initials="TR" src={portrait} />
      <span>Theresa Rautenberg</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** More letters than fit are cut at the circle; the name says them all. */
export const LongWords: Story = {
  args: { initials: 'DBKÜ', src: null, name: words.overviewOfAverageRating, size: 'medium' },
};
