import '@resonanz/tokens/core';
import { addParser } from '@resonanz/i18n/parser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { useMemo, useState } from 'react';
// By its place: the root of the workspace installs no widgets.
import { type NotificationItem, NotificationPanel } from '../../../packages/widgets/notification-panel/exports/NotificationPanel.ts';
import { show } from '../show.tsx';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

// A shell loads its texts by language; here they come along.
addParser();
const texts = {
  'notificationPanel.title': 'Benachrichtigungen',
  'notificationPanel.close': 'Schließen',
  'notificationPanel.unread': 'Ungelesen',
  'notificationPanel.remove': 'Benachrichtigung löschen: {text}',
  'notificationText.agency.13': '<b>{user}</b> hat die Kampagne <b>{campaign}</b> geändert.',
};

function Bell() {
  const rows = useRows();
  const [isOpen, setOpen] = useState(false);
  const notifications = useMemo(
    () =>
      rows.map(
        ({ id, subject, user, campaign, isRead, createdAt }, index): NotificationItem => ({
          notificationId: id,
          index,
          type: 13,
          subType: 0,
          subject,
          message: 'notificationText.agency.13',
          notificationText: JSON.stringify({ user, campaign }),
          read: isRead,
          createdAt,
          refId: id,
        }),
      ),
    [rows],
  );
  return <NotificationPanel panel="agency" notifications={notifications} unread={0} isOpen={isOpen} onOpenChange={setOpen} onOpen={nothing} onRemove={nothing} />;
}

show(() => (
  <LanguageProvider language="de" overrides={{ de: texts }}>
    <Bell />
  </LanguageProvider>
));
