import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx';

function Demo({ isOpen: first, onOpenChange, ...props }: DeclineDialogProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Öffnen</Button>
      <DeclineDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Widgets/DeclineDialog',
  component: Demo,
  args: { isOpen: true, onOpenChange: fn(), name: 'Ole Petersen', onDecline: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: /^Ablehnen|^Decline/ });

export const Start: Story = {
  play: async () => {
    await expect(await submit()).toBeDisabled();
  },
};

export const OwnWords: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Sonstiges|Other/ }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible());
  },
};

/** Without a sentence nothing is sent, and the field says so. */
export const WordsMissing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Sonstiges|Other/ }));
    await userEvent.type(screen.getByRole('textbox'), '  ');
    await userEvent.click(await submit());
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Bitte beschreiben Sie den Grund\.|Please describe the reason\./);
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const LongName: Story = { args: { name: 'Theresa Freifrau von Aufseß-Rautenberg zu Hohenlohe-Waldenburg' } };
export const Sending: Story = { args: { isPending: true } };

/** Tab reaches the reasons, arrows choose, Tab leads on to the buttons, Escape closes. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    const [first, second] = screen.getAllByRole('radio');
    for (let tabs = 0; tabs < 4 && document.activeElement !== first; tabs += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    const button = await submit();
    for (let tabs = 0; tabs < 4 && document.activeElement !== button; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledWith({ reason: 2 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
