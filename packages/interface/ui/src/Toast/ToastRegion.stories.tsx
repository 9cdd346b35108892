import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const onOpen = fn();
const mail: ToastContent = {
  tone: 'info',
  title: 'Neue E-Mail von Mehmet Yıldırım',
  text: 'Re: Cold Brew Sommer – Drehtermin am 21.10.',
  icon: <Icon icon={EnvelopeSimpleIcon} size="header" />,
};
const samples: ToastContent[] = [
  { tone: 'bad', title: 'Fehler', text: 'Der Kanal ist in dieser Kampagne bereits vorhanden.' },
  { tone: 'note', title: 'Exposé wird erstellt und heruntergeladen.', text: 'Bitte warten...' },
  { ...mail, action: { label: 'Unterhaltung öffnen', onPress: onOpen } },
  { tone: 'ok', title: 'Erfolg', text: 'Kampagne geändert' },
];

function Demo({ toasts }: { toasts: ToastContent[] }) {
  const [queue] = useState(() => {
    const made = createToastQueue();
    for (const toast of toasts) made.add(toast);
    return made;
  });
  return (
    <>
      <Button onPress={() => queue.add({ tone: 'ok', title: 'Gespeichert' })}>Speichern</Button>
      <ToastRegion
        queue={queue}
        label="Meldungen"
        closeLabel="Meldung schließen"
        closeAllLabel="Alle schließen"
        countLabel={(count) => `${count}-mal`}
        moreLabel={(count) => `+${count} weitere`}
        fewerLabel="Weniger zeigen"
        wholeLabel="Ganze Meldung"
      />
    </>
  );
}

const meta = {
  title: 'UI/Feedback/ToastRegion',
  component: Demo,
  args: { toasts: samples },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows all four; only three are visible initially. */
export const Tones: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '+1 weitere' }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(samples.length);
  },
};

/** The same again only counts; six of a kind still leave one toast. */
export const Merged: Story = {
  args: { toasts: [] },
  play: async ({ canvas, userEvent }) => {
    for (let time = 0; time < 3; time += 1) await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3-mal'));
  },
};

/** Three in sight; the others stand behind a count, and come back when newer ones are closed. */
export const Many: Story = {
  args: { toasts: Array.from({ length: 7 }, (_, at) => ({ tone: 'info' as const, title: `Nachricht ${at + 1}` })) },
  play: async ({ userEvent }) => {
    const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(titles()).toEqual(['Nachricht 7', 'Nachricht 6', 'Nachricht 5']);
    await userEvent.keyboard('{Escape}');
    await expect(titles()).toEqual(['Nachricht 6', 'Nachricht 5', 'Nachricht 4']);
    await userEvent.click(screen.getByRole('button', { name: '+3 weitere' }));
    await expect(titles()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Weniger zeigen' }));
    await expect(titles()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Alle schließen' }));
    await expect(screen.queryByRole('region', { name: 'Meldungen' })).toBeNull();
  },
};

/** F6 leads in; closing keeps the focus there, and the last one gives it back. */
export const Keyboard: Story = {
  args: { toasts: samples.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' });
    button.focus();
    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: 'Meldungen' });
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getAllByRole('button', { name: 'Meldung schließen' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Meldungen' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Action: Story = {
  args: { toasts: samples.slice(2, 3) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Unterhaltung öffnen' }));
    await expect(onOpen).toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Meldungen' })).toBeNull();
  },
};

/** News that lead somewhere may be pressed anywhere; the cross still only closes. */
export const WholeToast: Story = {
  args: {
    toasts: ['Re: Rechnung', 'Re: Cold Brew Sommer'].map((text) => ({
      ...mail,
      text,
      action: { label: 'Unterhaltung öffnen', onPress: onOpen, pressArea: 'toast' as const },
    })),
  },
  play: async ({ userEvent }) => {
    onOpen.mockClear();
    const [newest] = screen.getAllByRole('listitem');
    const { left, top } = (newest as HTMLElement).getBoundingClientRect();
    // What lies under the pointer there decides, not what the test names.
    const under = document.elementFromPoint(left + 60, top + 24);
    if (under) await userEvent.click(under);
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('region', { name: 'Meldungen' })).toBeNull();
  },
};

/** One line; all of it on request. */
export const LongWords: Story = {
  args: {
    toasts: [
      {
        tone: 'bad',
        title: 'Benachrichtigungs\u00adeinstellungen nicht gespeichert',
        text: 'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen von Lindenblatt Naturkosmetik konnten nicht übernommen werden.',
        action: { label: 'Benachrichtigungs\u00adeinstellungen erneut speichern', onPress: fn() },
      },
    ],
  },
  play: async ({ userEvent }) => {
    const words = await screen.findByText(/Zusammenarbeitsanfragen/);
    const whole = await screen.findByRole('button', { name: 'Ganze Meldung' });
    const { height } = (words.closest('li') as HTMLElement).getBoundingClientRect();
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-expanded', 'true');
    await expect((words.closest('li') as HTMLElement).getBoundingClientRect().height).toBeGreaterThan(height);
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    const close = screen.getByRole('button', { name: 'Meldung schließen' });
    await expect(rightOf(words.closest('li')) - rightOf(close)).toBeLessThan(8);
    await expect(words.closest('li')?.scrollWidth).toBeLessThanOrEqual(words.closest('li')?.clientWidth ?? 0);
  },
};

export const Phone: Story = {
  args: { toasts: [...samples, ...samples.map((each) => ({ ...each, about: 'again' }))] },
  globals: { viewport: { value: 'phone' } },
};
