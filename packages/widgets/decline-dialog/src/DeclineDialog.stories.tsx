import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx';

const texts = storyWords({
  open: ['Öffnen', 'Open'],
  declineCreator: ['Creator ablehnen', 'Decline creator'],
  whyDoesHannahGro: [
    'Warum passt Hannah Großkopf nicht zu „Meine Abendroutine mit Herbstleuchten“?',
    'Why does Hannah Großkopf not fit “My evening routine with Herbstleuchten”?',
  ],
  declineRequest: ['Anfrage ablehnen', 'Decline request'],
  whyDoYouDecline: [
    'Warum lehnen Sie die Anfrage „Gewinnspiel Handcreme“ ab?',
    'Why do you decline the request “Prize draw hand cream”?',
  ],
  declineAndNotify: ['Ablehnen und benachrichtigen', 'Decline and notify'],
  yourDecisionCouldNot: [
    'Ihre Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    'Your decision could not be saved. Please try again.',
  ],
  declined: ['Abgelehnt', 'Declined'],
  noConnectionPleaseTry: ['Keine Verbindung. Bitte versuchen Sie es erneut.', 'No connection. Please try again.'],
});

function Demo({ isOpen: first, onOpenChange, ...props }: DeclineDialogProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.open}</Button>
      <DeclineDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Widgets/DeclineDialog',
  component: Demo,
  args: { isOpen: true, onOpenChange: fn(), name: 'Ole Petersen', onDecline: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
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
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      /Bitte beschreiben Sie den Grund\.|Please describe the reason\./,
    );
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const LongName: Story = { args: { name: 'Theresa Freifrau von Aufseß-Rautenberg zu Hohenlohe-Waldenburg' } };

/** Title, question and button say what is declined: here a creator for UGC videos. */
export const Creator: Story = {
  args: {
    name: 'Hannah Großkopf',
    title: texts.declineCreator,
    question: texts.whyDoesHannahGro,
  },
};

/** The agency's side uses the same words for a request. */
export const Request: Story = {
  args: {
    name: 'CR-2026-0005',
    title: texts.declineRequest,
    question: texts.whyDoYouDecline,
    submitLabel: texts.declineAndNotify,
  },
  globals: { audience: 'staff', density: 'compact' },
};

/** What was chosen and written stays for another attempt. */
export const Failed: Story = {
  args: { errorMessage: texts.yourDecisionCouldNot },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Community-Daten|Community data/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(await submit()).toBeEnabled();
  },
};

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

/** A server in memory, which answers late and rejects the first decision. */
let failures = 0;
async function decide(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  if (failures > 0) {
    failures -= 1;
    throw new Error('offline');
  }
}

function OwnBackend() {
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  return (
    <>
      <p>{isOpen ? shared.open : texts.declined}</p>
      <DeclineDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        name="Ole Petersen"
        isPending={isPending}
        {...(errorMessage === undefined ? {} : { errorMessage })}
        onDecline={async () => {
          setPending(true);
          try {
            await decide();
            setOpen(false);
          } catch {
            setErrorMessage(texts.noConnectionPleaseTry);
          }
          setPending(false);
        }}
      />
    </>
  );
}

/** Any server will do; the choice survives an error. */
export const BringYourOwnBackend: Story = {
  render: () => <OwnBackend />,
  play: async ({ userEvent }) => {
    failures = 1;
    const reason = await screen.findByRole('radio', { name: /Creator passt nicht|Creator does not fit/ });
    await userEvent.click(reason);
    await userEvent.click(await submit());
    await screen.findByRole('alert');
    await expect(reason).toBeChecked();
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(texts.declined)).toBeVisible();
  },
};
