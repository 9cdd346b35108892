import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { type Platform, platforms } from '../PlatformMark/PlatformMark.tsx';
import { PlatformChip } from './PlatformChip.tsx';

const words = storyWords({
  podcastOfTheNotification: [
    'Podcast der Benachrichtigungs\u00adeinstellungen',
    'Podcast of the notification settings',
  ],
});

const meta = {
  title: 'UI/Content/PlatformChip',
  component: PlatformChip,
  args: { platform: 'instagram', name: 'Instagram', value: '128,4K' },
} satisfies Meta<typeof PlatformChip>;

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

/** All twelve platforms by name. */
export const Named: Story = {
  render: () => (
    <Inline>
      {platforms.map((platform) => (
        <PlatformChip key={platform} platform={platform} name={names[platform]} />
      ))}
    </Inline>
  ),
};

/** All twelve platforms with a channel's reach. */
export const Figures: Story = {
  render: () => (
    <Inline>
      {platforms.map((platform, index) => (
        <PlatformChip key={platform} platform={platform} name={names[platform]} value={`${index * 31 + 8},4K`} />
      ))}
    </Inline>
  ),
};

export const Large: Story = { args: { size: 'large' } };

/** A name breaks in a narrow place; a figure never does. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 110 }}>
      <Inline>
        <PlatformChip platform="podcast" name={words.podcastOfTheNotification} />
        <PlatformChip platform="youtube" name="YouTube" value="1.284,6K" />
      </Inline>
    </div>
  ),
};
