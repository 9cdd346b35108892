import { PlusIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { HeadButton } from './HeadButton.tsx';

const words = storyWords({
  createCampaign: ['Kampagne anlegen', 'Create campaign'],
});

const meta = { title: 'Patterns/App frame/HeadButton', component: HeadButton } satisfies Meta<typeof HeadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = { label: words.createCampaign, icon: PlusIcon, onPress: fn() };

export const Outline: Story = { args: action };

export const Solid: Story = { args: { ...action, variant: 'solid' } };

export const AsLink: Story = {
  args: { label: words.createCampaign, icon: PlusIcon, variant: 'solid', href: '/campaign/add' },
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
    await expect(canvas.getByRole('button', { name: words.createCampaign })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(action.onPress).toHaveBeenCalledOnce();
  },
};
