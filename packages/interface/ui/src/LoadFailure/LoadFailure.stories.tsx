import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'UI/Feedback/LoadFailure',
  component: LoadFailure,
  args: { children: 'Die Kommentare konnten nicht geladen werden.', reloadLabel: 'Erneut laden', onReload: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without a way to load again it only says what is missing. */
export const WithoutReload: Story = {
  render: ({ children, reloadLabel }) => <LoadFailure reloadLabel={reloadLabel}>{children}</LoadFailure>,
};

/** The link goes below where there is no room for both. */
export const LongWords: Story = {
  args: { children: 'Die Zusammenarbeitsanfragenbenachrichtigungen konnten nicht geladen werden.' },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <LoadFailure {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
