import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Counter } from './Counter.tsx';

const words = storyWords({
  unreadEMails100: ['100 ungelesene E-Mails', '100 unread e-mails'],
});

const meta = { title: 'UI/Content/Counter', component: Counter, args: { count: 4 } } satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Counter count={4} />
      <Counter count={120} />
      <Counter count={24} tone="soft" />
      <Counter count={6} size="small" />
      <Counter count={0} tone="soft" showsZero />
    </Inline>
  ),
};

export const CapsAt99: Story = {
  args: { count: 100, label: words.unreadEMails100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(words.unreadEMails100)).toBeInTheDocument();
  },
};
