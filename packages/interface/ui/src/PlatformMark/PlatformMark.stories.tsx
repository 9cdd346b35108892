import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Platform, PlatformMark, platforms } from './PlatformMark.tsx';

const meta = {
  title: 'UI/Content/PlatformMark',
  component: PlatformMark,
  args: { platform: 'instagram', label: 'Instagram' },
} satisfies Meta<typeof PlatformMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const names: Record<Platform, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  snapchat: 'Snapchat',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  pinterest: 'Pinterest',
  twitter: 'Twitter',
  blog: 'Blog',
  podcast: 'Podcast',
  linkedin: 'LinkedIn',
  wechat: 'WeChat',
};

export const Playground: Story = {};

/** All twelve platforms as badge, in a chip, in a large chip and as a choice. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {([16, 22, 30, 34] as const).map((size) => (
        <Inline key={size}>
          {platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} size={size} label={names[platform]} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Where the platform's name stands beside it the mark is silent. */
export const BesideItsName: Story = {
  render: () => (
    <Inline space={3}>
      <PlatformMark platform="podcast" />
      <span>Podcast</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
