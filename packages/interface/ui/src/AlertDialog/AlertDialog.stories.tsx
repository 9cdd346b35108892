import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const words = storyWords({
  delete: ['Löschen', 'Delete'],
  areYouSure: ['Sind Sie sicher?', 'Are you sure?'],
  youAreAboutTo: ['Sie möchten diese Benachrichtigung löschen.', 'You are about to delete this notification.'],
  deleteTheCampaignHerbstleuchten: [
    'Kampagne „Herbstleuchten 2026“ endgültig löschen?',
    'Delete the campaign “Herbstleuchten 2026” for good?',
  ],
  all12CreatorsTheir: [
    'Alle 12 Creator, ihre Inhalte und Rechnungen werden mit gelöscht. Das lässt sich nicht rückgängig machen.',
    'All 12 creators, their content and invoices are deleted with it. This cannot be undone.',
  ],
  deleteForGood: ['Endgültig löschen', 'Delete for good'],
  deletingTheCampaign: ['Kampagne wird gelöscht', 'Deleting the campaign'],
  deleteTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen endgültig löschen?',
    'Delete the notification settings for good?',
  ],
  theNotificationSettingsOf: [
    'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen von 12 Creators gehen verloren.',
    'The notification settings of the cooperation requests of 12 creators will be lost.',
  ],
  deleteTheSettingsFor: ['Einstellungen endgültig löschen', 'Delete the settings for good'],
  keepTheSettings: ['Einstellungen behalten', 'Keep the settings'],
});

function Demo({
  isOpenAtFirst = true,
  ...props
}: Omit<AlertDialogProps, 'isOpen' | 'onOpenChange'> & { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.delete}</Button>
      <AlertDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/AlertDialog',
  component: Demo,
  args: {
    title: words.areYouSure,
    children: words.youAreAboutTo,
    confirmLabel: shared.save,
    cancelLabel: shared.cancel,
    closeLabel: shared.close,
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way out has the focus, so that Enter alone changes nothing. */
export const Accent: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: words.areYouSure });
    await expect(dialog).toHaveAccessibleDescription(words.youAreAboutTo);
    await waitFor(() => expect(screen.getByRole('button', { name: shared.cancel })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    size: 'medium',
    title: words.deleteTheCampaignHerbstleuchten,
    children: words.all12CreatorsTheir,
    confirmLabel: words.deleteForGood,
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
    confirmLabel: words.deleteForGood,
    size: 'medium',
    isPending: true,
    pendingLabel: words.deletingTheCampaign,
  },
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole('button', { name: words.deleteForGood });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent(words.deletingTheCampaign);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    tone: 'danger',
    title: words.deleteTheNotificationSettings,
    children: words.theNotificationSettingsOf,
    confirmLabel: words.deleteTheSettingsFor,
    cancelLabel: words.keepTheSettings,
  },
};

/** Tab goes from the way out to the confirming button; Escape answers no and gives the focus back. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: shared.cancel })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: shared.save })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: words.delete })).toHaveFocus());
  },
};
