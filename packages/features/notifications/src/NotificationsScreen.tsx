import { useNavigate, useSearchParams } from 'react-router';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useToasts } from '@resonanz/app-frame/toasts';
import type { NotificationPanelKind } from '@resonanz/domain/notifications';
import { useMessages } from '@resonanz/i18n/react';
import { ConnectedNotificationList } from '@resonanz/notification-panel/connected';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { messages } from './messages.ts';
import * as css from './NotificationsScreen.css.ts';
import { useTargets } from './useTargets.ts';

const FILTER = 'filter';

/** Props of the screens. */
export interface NotificationsScreenProps {
  /** Paths that have a screen in the shell. */
  existing: readonly string[];
}

function NotificationsScreen({ panel, existing }: NotificationsScreenProps & { panel: NotificationPanelKind }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const toasts = useToasts();
  const targets = useTargets(existing);
  const [query, setQuery] = useSearchParams();
  const scope = query.get(FILTER) === 'unread' ? 'unread' : 'all';
  return (
    <>
      <PageHead
        title={t('notifications.title')}
        actions={
          <SegmentedControl
            label={t('notifications.filter')}
            items={[
              { value: 'all', label: t('word.any') },
              { value: 'unread', label: t('notifications.unread') },
            ]}
            value={scope}
            onChange={(next) => setQuery(next === 'all' ? {} : { [FILTER]: next }, { replace: true })}
          />
        }
      />
      <div className={css.list}>
        <ConnectedNotificationList
          key={scope}
          panel={panel}
          label={t('notifications.title')}
          scope={scope}
          {...(scope === 'unread' ? { emptyTitle: t('notifications.noneUnread') } : {})}
          denied={<ForbiddenState />}
          onNavigate={(path) => void navigate(path)}
          {...targets}
          toasts={toasts}
        />
      </div>
    </>
  );
}

/** All notifications of staff and managements: `/notifications`. */
export const AgencyNotificationsScreen = (props: NotificationsScreenProps) => (
  <NotificationsScreen panel="agency" {...props} />
);

/** All notifications of a brand: `/campaign-self-service/notifications`. */
export const BrandNotificationsScreen = (props: NotificationsScreenProps) => (
  <NotificationsScreen panel="brand" {...props} />
);

/** All notifications of a tester: `/testerworld/notifications`. */
export const TesterNotificationsScreen = (props: NotificationsScreenProps) => (
  <NotificationsScreen panel="tester" {...props} />
);
