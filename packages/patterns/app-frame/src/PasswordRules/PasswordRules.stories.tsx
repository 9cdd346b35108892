import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { PasswordRules } from './PasswordRules.tsx';

const words = storyWords({
  notMetYet: ['noch nicht erfüllt', 'not met yet'],
});

const meta = {
  title: 'Patterns/App frame/PasswordRules',
  component: PasswordRules,
  args: { password: shared.campaign },
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMet: Story = {
  play: ({ canvas }) => expect(canvas.getAllByText(words.notMetYet)).toHaveLength(1),
};

export const AllMet: Story = { args: { password: 'Kampagne!' } };
