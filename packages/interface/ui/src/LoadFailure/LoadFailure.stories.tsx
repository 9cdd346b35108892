import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { LoadFailure } from './LoadFailure.tsx';

const words = storyWords({
  theCommentsCouldNot: ['Die Kommentare konnten nicht geladen werden.', 'The comments could not be loaded.'],
  theNotificationsOfCooperation: [
    'Die Zusammenarbeitsanfragenbenachrichtigungen konnten nicht geladen werden.',
    'The notifications of cooperation requests could not be loaded.',
  ],
});

const meta = {
  title: 'UI/Feedback/LoadFailure',
  component: LoadFailure,
  args: { children: words.theCommentsCouldNot, reloadLabel: shared.reload, onReload: fn() },
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
  args: { children: words.theNotificationsOfCooperation },
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
