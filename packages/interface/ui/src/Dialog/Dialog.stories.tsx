import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const texts = storyWords({
  open: ['Öffnen', 'Open'],
  sending: ['Wird gesendet …', 'Sending …'],
  title: ['Titel', 'Title'],
  onlyTheTeamCan: ['Nur das Team liest mit.', 'Only the team can read this.'],
  newMessage: ['Neue Nachricht', 'New message'],
  paragraph: ['Absatz', 'Paragraph'],
  theDeadlineIs12: [': Die Frist läuft am 12.10.2026 um 17:30 Uhr ab.', ': The deadline is 12 Oct 2026 at 17:30.'],
  notificationSettingsOfThe: [
    'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen',
    'Notification settings of the cooperation requests',
  ],
  theNotificationSettingsOf: [
    'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen gelten sofort.',
    'The notification settings of the cooperation requests apply at once.',
  ],
});

type DemoProps = Pick<DialogProps, 'size' | 'title' | 'isPending' | 'isDismissable' | 'children'> & {
  isOpenAtFirst?: boolean;
};

function Demo({ isOpenAtFirst = true, isPending = false, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.open}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={isPending}
        pendingLabel={texts.sending}
        closeLabel={shared.close}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{shared.cancel}</Button>
            <Button variant="solid" isPending={isPending}>
              {shared.send}
            </Button>
          </>
        }
      />
    </>
  );
}

const form = (
  <Stack space={6}>
    <TextField label={texts.title} />
    <TextField label={shared.message} description={texts.onlyTheTeamCan} />
  </Stack>
);

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Demo,
  args: { title: texts.newMessage, children: form },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small', title: shared.unbreakableSettings } };

/** The body scrolls; head and foot stay. */
export const LongContent: Story = {
  play: async () => {
    // Nothing in it takes the focus, so the part that scrolls does.
    await expect(await screen.findByRole('region', { name: texts.newMessage })).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(screen.getByRole('button', { name: shared.send })).toBeVisible());
  },
  args: {
    children: (
      <Stack space={6}>
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at}>
            {texts.paragraph} {at + 1}
            {texts.theDeadlineIs12}
          </Text>
        ))}
      </Stack>
    ),
  },
};

/** While something is being sent, neither Escape nor the cross closes it, and the fields below the veil can't be used. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: texts.newMessage });
    await waitFor(() => expect(screen.getByRole('img', { name: texts.sending })).toBeVisible());
    for (const field of screen.getAllByRole('textbox')) await expect(field.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: shared.close })).toBeDisabled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Focus goes in, stays inside, and returns to the button it came from. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: texts.open });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: texts.newMessage });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: shared.send })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: shared.close })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The title and the buttons wrap; the cross keeps its place. */
export const LongWords: Story = {
  args: {
    size: 'small',
    title: texts.notificationSettingsOfThe,
    children: texts.theNotificationSettingsOf,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth));
    const words = screen.getByText(/Zusammenarbeitsanfragenbenachrichtigung/);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
