import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const texts = storyWords({
  newEMailFrom: ['Neue E-Mail von Mehmet Yıldırım', 'New e-mail from Mehmet Yıldırım'],
  reColdBrewSommer: [
    'Re: Cold Brew Sommer – Drehtermin am 21.10.',
    'Re: Cold Brew Sommer – date of shooting on 21 Oct.',
  ],
  theChannelIsAlready: [
    'Der Kanal ist in dieser Kampagne bereits vorhanden.',
    'The channel is already in this campaign.',
  ],
  creatingAndDownloadingThe: ['Exposé wird erstellt und heruntergeladen.', 'Creating and downloading the exposé.'],
  pleaseWait: ['Bitte warten...', 'Please wait...'],
  openConversation: ['Unterhaltung öffnen', 'Open conversation'],
  success: ['Erfolg', 'Success'],
  campaignChanged: ['Kampagne geändert', 'Campaign changed'],
  saved: ['Gespeichert', 'Saved'],
  messages: ['Meldungen', 'Messages'],
  closeMessage: ['Meldung schließen', 'Close message'],
  closeAll: ['Alle schließen', 'Close all'],
  showFewer: ['Weniger zeigen', 'Show fewer'],
  wholeMessage: ['Ganze Meldung', 'Whole message'],
  oneMore: ['+1 weitere', '+1 more'],
  threeTimes: ['3-mal', '3 times'],
  message7: ['Nachricht 7', 'Message 7'],
  message6: ['Nachricht 6', 'Message 6'],
  message5: ['Nachricht 5', 'Message 5'],
  message4: ['Nachricht 4', 'Message 4'],
  threeMore: ['+3 weitere', '+3 more'],
  reInvoice: ['Re: Rechnung', 'Re: invoice'],
  notificationSettingsNotSaved: [
    'Benachrichtigungs\u00adeinstellungen nicht gespeichert',
    'Notification settings not saved',
  ],
  theNotificationSettingsOf: [
    'Die Zusammenarbeitsanfragenbenachrichtigungseinstellungen von Lindenblatt Naturkosmetik konnten nicht übernommen werden.',
    'The notification settings of the cooperation requests of Lindenblatt Naturkosmetik could not be applied.',
  ],
  saveTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen erneut speichern',
    'Save the notification settings again',
  ],
});

const onOpen = fn();
const mail: ToastContent = {
  tone: 'info',
  title: texts.newEMailFrom,
  text: texts.reColdBrewSommer,
  icon: <Icon icon={EnvelopeSimpleIcon} size="header" />,
};
const samples: ToastContent[] = [
  { tone: 'bad', title: shared.error, text: texts.theChannelIsAlready },
  { tone: 'note', title: texts.creatingAndDownloadingThe, text: texts.pleaseWait },
  { ...mail, action: { label: texts.openConversation, onPress: onOpen } },
  { tone: 'ok', title: texts.success, text: texts.campaignChanged },
];

function Demo({ toasts }: { toasts: ToastContent[] }) {
  const [queue] = useState(() => {
    const made = createToastQueue();
    for (const toast of toasts) made.add(toast);
    return made;
  });
  return (
    <>
      <Button onPress={() => queue.add({ tone: 'ok', title: texts.saved })}>{shared.save}</Button>
      <ToastRegion
        queue={queue}
        label={texts.messages}
        closeLabel={texts.closeMessage}
        closeAllLabel={texts.closeAll}
        countLabel={(count) => both(`${count}-mal`, `${count} times`)}
        moreLabel={(count) => both(`+${count} weitere`, `+${count} more`)}
        fewerLabel={texts.showFewer}
        wholeLabel={texts.wholeMessage}
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
    await userEvent.click(screen.getByRole('button', { name: texts.oneMore }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(samples.length);
  },
};

/** The same again only counts; six of a kind still leave one toast. */
export const Merged: Story = {
  args: { toasts: [] },
  play: async ({ canvas, userEvent }) => {
    for (let time = 0; time < 3; time += 1) await userEvent.click(canvas.getByRole('button', { name: shared.save }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.threeTimes));
  },
};

/** Three in sight; the others stand behind a count, and come back when newer ones are closed. */
export const Many: Story = {
  args: {
    toasts: Array.from({ length: 7 }, (_, at) => ({
      tone: 'info' as const,
      title: both(`Nachricht ${at + 1}`, `Message ${at + 1}`),
    })),
  },
  play: async ({ userEvent }) => {
    const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(titles()).toEqual([texts.message7, texts.message6, texts.message5]);
    await userEvent.keyboard('{Escape}');
    await expect(titles()).toEqual([texts.message6, texts.message5, texts.message4]);
    await userEvent.click(screen.getByRole('button', { name: texts.threeMore }));
    await expect(titles()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: texts.showFewer }));
    await expect(titles()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: texts.closeAll }));
    await expect(screen.queryByRole('region', { name: texts.messages })).toBeNull();
  },
};

/** F6 leads in; closing keeps the focus there, and the last one gives it back. */
export const Keyboard: Story = {
  args: { toasts: samples.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: shared.save });
    button.focus();
    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: texts.messages });
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getAllByRole('button', { name: texts.closeMessage })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.messages })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Action: Story = {
  args: { toasts: samples.slice(2, 3) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: texts.openConversation }));
    await expect(onOpen).toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: texts.messages })).toBeNull();
  },
};

/** News that lead somewhere may be pressed anywhere; the cross still only closes. */
export const WholeToast: Story = {
  args: {
    toasts: [texts.reInvoice, 'Re: Cold Brew Sommer'].map((text) => ({
      ...mail,
      text,
      action: { label: texts.openConversation, onPress: onOpen, pressArea: 'toast' as const },
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
    await userEvent.click(screen.getByRole('button', { name: texts.closeMessage }));
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('region', { name: texts.messages })).toBeNull();
  },
};

/** One line; all of it on request. */
export const LongWords: Story = {
  args: {
    toasts: [
      {
        tone: 'bad',
        title: texts.notificationSettingsNotSaved,
        text: texts.theNotificationSettingsOf,
        action: { label: texts.saveTheNotificationSettings, onPress: fn() },
      },
    ],
  },
  play: async ({ userEvent }) => {
    const words = await screen.findByText(/Zusammenarbeitsanfragen/);
    const whole = await screen.findByRole('button', { name: texts.wholeMessage });
    const { height } = (words.closest('li') as HTMLElement).getBoundingClientRect();
    await userEvent.click(whole);
    await expect(whole).toHaveAttribute('aria-expanded', 'true');
    await expect((words.closest('li') as HTMLElement).getBoundingClientRect().height).toBeGreaterThan(height);
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    const close = screen.getByRole('button', { name: texts.closeMessage });
    await expect(rightOf(words.closest('li')) - rightOf(close)).toBeLessThan(8);
    await expect(words.closest('li')?.scrollWidth).toBeLessThanOrEqual(words.closest('li')?.clientWidth ?? 0);
  },
};

export const Phone: Story = {
  args: { toasts: [...samples, ...samples.map((each) => ({ ...each, about: 'again' }))] },
  globals: { viewport: { value: 'phone' } },
};
