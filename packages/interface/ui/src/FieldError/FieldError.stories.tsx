import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'UI/FieldError',
  component: FieldError,
  args: { children: 'Die Passwörter stimmen nicht überein.' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
