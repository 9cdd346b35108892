import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

function Demo(props: Omit<AlertDialogProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Löschen</Button>
      <AlertDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/AlertDialog',
  component: Demo,
  args: {
    title: 'Sind Sie sicher?',
    children: 'Sie möchten diese Benachrichtigung löschen.',
    confirmLabel: 'Speichern',
    cancelLabel: 'Abbrechen',
    closeLabel: 'Schließen',
    onConfirm: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way out has the focus, so that Enter alone changes nothing. */
export const Accent: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sind Sie sicher?' });
    await expect(dialog).toHaveAccessibleDescription('Sie möchten diese Benachrichtigung löschen.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    size: 'medium',
    title: 'Kampagne „Herbstleuchten 2026“ endgültig löschen?',
    children: 'Alle 12 Creator, ihre Inhalte und Rechnungen werden mit gelöscht. Das lässt sich nicht rückgängig machen.',
    confirmLabel: 'Endgültig löschen',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { tone: 'danger', confirmLabel: 'Endgültig löschen', size: 'medium', isPending: true } };
