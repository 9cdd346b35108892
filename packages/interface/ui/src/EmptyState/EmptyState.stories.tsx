import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'Keine Daten vorhanden', children: 'Lockern Sie die Filter oder legen Sie einen Eintrag an.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Page: Story = { args: { size: 'page' } };

export const InADropdown: Story = { args: { size: 'line', children: undefined } };
