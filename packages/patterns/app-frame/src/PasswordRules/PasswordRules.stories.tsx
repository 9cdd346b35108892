import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordRules } from './PasswordRules.tsx';

const meta = {
  title: 'Patterns/App frame/PasswordRules',
  component: PasswordRules,
  args: { password: 'Kampagne' },
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMet: Story = {
  play: ({ canvas }) => expect(canvas.getAllByText('noch nicht erfüllt')).toHaveLength(1),
};

export const AllMet: Story = { args: { password: 'Kampagne!' } };
