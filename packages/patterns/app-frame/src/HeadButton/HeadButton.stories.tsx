import { PlusIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeadButton } from './HeadButton.tsx';

const meta = { title: 'Patterns/App frame/HeadButton', component: HeadButton } satisfies Meta<typeof HeadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = { label: 'Kampagne anlegen', icon: PlusIcon, onPress: fn() };

export const Outline: Story = { args: action };

export const Solid: Story = { args: { ...action, variant: 'solid' } };

export const AsLink: Story = {
  args: { label: 'Kampagne anlegen', icon: PlusIcon, variant: 'solid', href: '/campaign/add' },
};

export const OnPhones: Story = { args: action, globals: { viewport: { value: 'phone' } } };

export const SolidOnPhones: Story = {
  args: { ...action, variant: 'solid' },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  args: action,
  play: async ({ canvas }) => {
    action.onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kampagne anlegen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(action.onPress).toHaveBeenCalledOnce();
  },
};
