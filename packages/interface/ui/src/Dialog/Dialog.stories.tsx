import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type DemoProps = Pick<DialogProps, 'size' | 'title' | 'isPending' | 'isDismissable' | 'children'> & {
  isOpenAtFirst?: boolean;
};

function Demo({ isOpenAtFirst = true, isPending = false, ...props }: DemoProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Öffnen</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={isPending}
        pendingLabel="Wird gesendet …"
        closeLabel="Schließen"
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Abbrechen</Button>
            <Button variant="solid" isPending={isPending}>
              Senden
            </Button>
          </>
        }
      />
    </>
  );
}

const form = (
  <Stack space={6}>
    <TextField label="Titel" />
    <TextField label="Nachricht" description="Nur das Team liest mit." />
  </Stack>
);

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Demo,
  args: { title: 'Neue Nachricht', children: form },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small', title: 'Benachrichtigungseinstellungen' } };

/** The body scrolls; head and foot stay. */
export const LongContent: Story = {
  play: async () => {
    // Nothing in it takes the focus, so the part that scrolls does.
    await expect(await screen.findByRole('region', { name: 'Neue Nachricht' })).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Senden' })).toBeVisible());
  },
  args: {
    children: (
      <Stack space={6}>
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at}>Absatz {at + 1}: Die Frist läuft am 12.10.2026 um 17:30 Uhr ab.</Text>
        ))}
      </Stack>
    ),
  },
};

/** While something is being sent, neither Escape nor the cross closes it, and the fields below the veil can't be used. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Neue Nachricht' });
    await waitFor(() => expect(screen.getByRole('img', { name: 'Wird gesendet …' })).toBeVisible());
    for (const field of screen.getAllByRole('textbox')) await expect(field.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Schließen' })).toBeDisabled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Focus goes in, stays inside, and returns to the button it came from. */
export const Keyboard: Story = {
  args: { isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Neue Nachricht' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Senden' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The title and the buttons wrap; the cross keeps its place. */
export const LongWords: Story = {
  args: {
    size: 'small',
    title: 'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen',
    children: 'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen gelten sofort.',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth));
    const words = screen.getByText(/Zusammenarbeitsanfragenbenachrichtigung/);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
