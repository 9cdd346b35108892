import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PlatformMark, platforms } from './PlatformMark.tsx';

const meta = {
  title: 'UI/PlatformMark',
  component: PlatformMark,
  args: { platform: 'instagram', label: 'Instagram' },
} satisfies Meta<typeof PlatformMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {([16, 22, 30, 34] as const).map((size) => (
        <Inline key={size}>
          {platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} size={size} label={platform} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
