import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

function Demo({
  isOpenAtFirst = true,
  ...props
}: Omit<AlertDialogProps, 'isOpen' | 'onOpenChange'> & { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Löschen</Button>
      <AlertDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/AlertDialog',
  component: Demo,
  args: {
    title: 'Sind Sie sicher?',
    children: 'Sie möchten diese Benachrichtigung löschen.',
    confirmLabel: 'Speichern',
    cancelLabel: 'Abbrechen',
    closeLabel: 'Schließen',
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
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
    children:
      'Alle 12 Creator, ihre Inhalte und Rechnungen werden mit gelöscht. Das lässt sich nicht rückgängig machen.',
    confirmLabel: 'Endgültig löschen',
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The confirming button keeps its name; what is being waited for is announced beside it. */
export const Pending: Story = {
  args: {
    tone: 'danger',
    confirmLabel: 'Endgültig löschen',
    size: 'medium',
    isPending: true,
    pendingLabel: 'Kampagne wird gelöscht',
  },
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Endgültig löschen' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Kampagne wird gelöscht');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    tone: 'danger',
    title: 'Benachrichtigungs\u00adeinstellungen endgültig löschen?',
    children: 'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen von 12 Creators gehen verloren.',
    confirmLabel: 'Einstellungen endgültig löschen',
    cancelLabel: 'Einstellungen behalten',
  },
};

/** Tab goes from the way out to the confirming button; Escape answers no and gives the focus back. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Speichern' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Löschen' })).toHaveFocus());
  },
};
