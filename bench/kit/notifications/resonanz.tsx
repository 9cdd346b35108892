import '@resonanz/tokens/core';
import { useMemo, useState } from 'react';
import { catalogueUrls } from 'virtual:resonanz/catalogues';
import { addCatalogue, type Catalogue } from '@resonanz/i18n/catalogue';
import { LanguageProvider } from '@resonanz/i18n/react';
// By its place: the root of the workspace installs no widgets.
import {
  type NotificationItem,
  NotificationPanel,
} from '../../../packages/widgets/notification-panel/exports/NotificationPanel.ts';
import { show } from '../show.tsx';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

// As a shell does it: the texts of the language are there before anything is drawn.
if (catalogueUrls) addCatalogue('de', (await (await fetch(catalogueUrls.de)).json()) as Catalogue);

function Bell() {
  const rows = useRows();
  const [isOpen, setOpen] = useState(false);
  const notifications = useMemo(
    () =>
      rows.map(({ id, subject, user, campaign, isRead, createdAt }, index): NotificationItem => ({
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
      })),
    [rows],
  );
  return (
    <NotificationPanel
      panel="agency"
      notifications={notifications}
      unread={0}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onOpen={nothing}
      onRemove={nothing}
    />
  );
}

show(() => (
  <LanguageProvider language="de">
    <Bell />
  </LanguageProvider>
));
