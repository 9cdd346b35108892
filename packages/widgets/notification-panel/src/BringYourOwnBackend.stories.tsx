import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { vars } from '@resonanz/tokens/contract';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import { createOwnSource } from './ownSource.fixture.ts';

const words = storyWords({
  asksForYourSignature: ['<b>{user}</b> bittet um Ihre Unterschrift.', '<b>{user}</b> asks for your signature.'],
  deleted: ['Gelöscht', 'Deleted'],
  deletingFailed: ['Das Löschen ist misslungen.', 'Deleting failed.'],
});

const now = new Date('2026-10-12T09:00:00Z');
const items = Array.from({ length: 25 }, (_, index): NotificationItem => ({
  notificationId: 500 - index,
  index,
  type: 3,
  subType: 0,
  subject: both(`Vertrag ${25 - index} gegenzeichnen`, `Countersign contract ${25 - index}`),
  message: words.asksForYourSignature,
  notificationText: '{"user":"Jonas Küppers"}',
  read: index > 2,
  createdAt: new Date(now.getTime() - index * 3_600_000).toISOString(),
  refId: index,
}));

const idsOf = (row: NotificationGroup) => row.map(({ notificationId }) => notificationId);

/** The panel over a source of one's own: loading, reading, deleting and what goes wrong are the caller's. */
function OwnBell() {
  const [source] = useState(() => createOwnSource(items));
  const [shown, setShown] = useState<readonly NotificationItem[]>();
  const [isOpen, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const load = async (count: number) => setShown(await source.load(count));
  useEffect(() => void source.load(10).then(setShown), [source]);
  const remove = async (row: NotificationGroup) => {
    try {
      await source.remove(idsOf(row));
      setNote(words.deleted);
      setShown((held) => held?.filter((item) => !row.includes(item)));
    } catch {
      setNote(words.deletingFailed);
    }
  };
  return (
    <div style={{ minBlockSize: 640 }}>
      <div style={{ background: vars.accent.shell, padding: 8, display: 'flex', justifyContent: 'flex-end' }}>
        <NotificationPanel
          panel="agency"
          notifications={shown}
          unread={0}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onOpen={(row) => void source.markRead(idsOf(row)).then(() => load(shown?.length ?? 10))}
          onRemove={(row) => void remove(row)}
          {...(shown && shown.length < items.length ? { onShowOlder: () => void load(shown.length + 10) } : {})}
          now={now}
        />
      </div>
      <p role="status">{note}</p>
    </div>
  );
}

const meta = {
  title: 'Widgets/NotificationPanel/BringYourOwnBackend',
  component: OwnBell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnBell>;

export default meta;

export const BringYourOwnBackend: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: /^Benachrichtigungen|^Notifications/ });
    const rows = () => within(panel).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(within(panel).getByRole('button', { name: /Ältere anzeigen|Show older ones/ }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    for (const outcome of [/misslungen/, /Gelöscht/]) {
      const [remove] = within(panel).getAllByRole('button', { name: /^Benachrichtigung löschen|^Delete notification/ });
      if (remove) await userEvent.click(remove);
      await userEvent.click(await screen.findByRole('button', { name: /^(Speichern|Save)$/ }));
      await screen.findByText(outcome);
    }
    await waitFor(() => expect(rows()).toHaveLength(19));
  },
};
