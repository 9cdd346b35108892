import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const texts = storyWords({
  edit: ['Bearbeiten', 'Edit'],
  editSmall: ['Bearbeiten, klein', 'Edit, small'],
  editLarge: ['Bearbeiten, groß', 'Edit, large'],
  editDisabled: ['Bearbeiten, gesperrt', 'Edit, disabled'],
  saving: ['Wird gespeichert', 'Saving'],
  delete: ['Löschen', 'Delete'],
  editTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen der Kampagne „Herbstleuchten 2026“ bearbeiten',
    'Edit the notification settings of the campaign “Herbstleuchten 2026”',
  ],
});

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { icon: PencilSimpleIcon, label: texts.edit, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon={PencilSimpleIcon} label={texts.editSmall} size="small" />
      <IconButton icon={PencilSimpleIcon} label={texts.edit} />
      <IconButton icon={PencilSimpleIcon} label={texts.editLarge} size="large" iconSize="header" />
      <IconButton icon={PencilSimpleIcon} label={texts.editDisabled} isDisabled />
      <IconButton icon={PencilSimpleIcon} label={texts.saving} isPending />
      <IconButton icon={TrashIcon} label={texts.delete} tone="danger" />
    </Inline>
  ),
};

/** The one main action of a view, where there is no room for its words. */
export const Solid: Story = {
  render: () => (
    <Inline>
      <IconButton icon={PencilSimpleIcon} label={texts.edit} tone="solid" />
      <IconButton icon={PencilSimpleIcon} label={texts.editDisabled} tone="solid" isDisabled />
      <IconButton icon={PencilSimpleIcon} label={texts.saving} tone="solid" isPending />
    </Inline>
  ),
};

/** Keyboard focus shows the name; Escape hides it again. */
export const Tooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: texts.edit });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(texts.edit)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(texts.edit)).toBeNull());
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.edit }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The name keeps to 240 px and wraps. */
export const LongWords: Story = {
  args: { label: texts.editTheNotificationSettings },
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
      <IconButton icon={PencilSimpleIcon} label={texts.edit} onPress={onPress} />
      <IconButton icon={PencilSimpleIcon} label={texts.saving} onPress={onPress} isPending />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: texts.saving })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
