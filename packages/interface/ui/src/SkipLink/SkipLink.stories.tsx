import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { SkipLink } from './SkipLink.tsx';

const words = storyWords({
  toTheContent: ['Zum Inhalt', 'To the content'],
  content: ['Inhalt', 'Content'],
});

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  args: { children: words.toTheContent, targetId: 'content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        {words.content}
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
