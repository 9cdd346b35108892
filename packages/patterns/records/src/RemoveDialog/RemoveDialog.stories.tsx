import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RemoveDialog } from './RemoveDialog.tsx';

const meta = {
  title: 'Patterns/RemoveDialog',
  component: RemoveDialog,
  args: {
    title: 'Influencer löschen?',
    children: '„Lena Hartwig“ wird mit allen Kanälen endgültig gelöscht.',
    onRemove: fn(async () => undefined),
    onDone: fn(),
    onClose: fn(),
    fault: () => (
      <InlineAlert tone="error" role="alert">
        Noch in Kampagnen: Herbstleuchten
      </InlineAlert>
    ),
  },
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (root: HTMLElement) => {
  const dialog = within(await within(root.ownerDocument.body).findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(Löschen|Delete)$/ }));
  return dialog;
};

export const Playground: Story = {};

export const Done: Story = {
  play: async ({ args, canvasElement }) => {
    await confirm(canvasElement);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** It stays with the reason when it is refused. */
export const Refused: Story = {
  args: { onRemove: fn(() => Promise.reject(new Error('inUse'))) },
  play: async ({ args, canvasElement }) => {
    const dialog = await confirm(canvasElement);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
