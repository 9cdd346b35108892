import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { icon: PencilSimpleIcon, label: 'Bearbeiten', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten, klein" size="small" />
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten" />
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten, groß" size="large" iconSize="header" />
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten, gesperrt" isDisabled />
      <IconButton icon={PencilSimpleIcon} label="Wird gespeichert" isPending />
      <IconButton icon={TrashIcon} label="Löschen" tone="danger" />
    </Inline>
  ),
};

/** The one main action of a view, where there is no room for its words. */
export const Solid: Story = {
  render: () => (
    <Inline>
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten" tone="solid" />
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten, gesperrt" tone="solid" isDisabled />
      <IconButton icon={PencilSimpleIcon} label="Wird gespeichert" tone="solid" isPending />
    </Inline>
  ),
};

/** Keyboard focus shows the name; Escape hides it again. */
export const Tooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Bearbeiten' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Bearbeiten')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Bearbeiten')).toBeNull());
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The name keeps to 240 px and wraps. */
export const LongWords: Story = {
  args: { label: 'Benachrichtigungs\u00adeinstellungen der Kampagne „Herbstleuchten 2026“ bearbeiten' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const words = await canvas.findByText(/^Benachrichtigungs/);
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** Enter and Space press it; while it is pending it keeps the focus and ignores them. */
export const Keyboard: Story = {
  render: ({ onPress = () => {} }) => (
    <Inline>
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten" onPress={onPress} />
      <IconButton icon={PencilSimpleIcon} label="Wird gespeichert" onPress={onPress} isPending />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wird gespeichert' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
