import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'UI/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { width: '60%' } };

export const Row: Story = {
  render: () => (
    <Inline isNowrap>
      <Skeleton shape="circle" />
      <Stack isGrowing>
        <Skeleton width="40%" />
        <Skeleton width="24%" />
      </Stack>
    </Inline>
  ),
};

export const Block: Story = { args: { shape: 'block', width: '240px' } };
