import { labels, type LabelKey } from '@resonanz/domain/labels';
import { isPermitted } from '@resonanz/domain/permissions';
import { START_PAGES, type StartPage } from '@resonanz/domain/startPages';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from './messages.ts';

const LABELS: Readonly<Record<StartPage, LabelKey>> = {
  '/dashboard': 'tab.home',
  '/dashboard-new': 'tab.dashboardNew',
  '/campaign': 'tab.campaign',
  '/todo': 'tab.todo',
  '/event-management': 'tab.event-management',
};

/** Stands for the home of the role. */
const HOME = 'home';

interface StartPageSelectProps {
  value: StartPage | null;
  onChange: (page: StartPage | null) => void;
  /** The paths that have a screen. */
  existing: readonly string[];
}

/** Where a log-in leads (docs/domain/areas.md#start-page): a page that exists and is permitted. */
export function StartPageSelect({ value, onChange, existing }: StartPageSelectProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { permissions } = useSession();
  const pages = START_PAGES.filter(
    (page) => existing.includes(page) && isPermitted(page, permissions?.permittedRoutes ?? []),
  );
  return (
    <Select<StartPage | typeof HOME>
      label={t('userProfile.startPage')}
      name="startPage"
      description={t('userProfile.startPage.hint')}
      items={[
        { id: HOME, label: t('userProfile.startPage.home') },
        ...pages.map((id) => ({ id, label: label(LABELS[id]) })),
      ]}
      selectedId={value ?? HOME}
      onSelectionChange={(id) => onChange(id === HOME ? null : id)}
    />
  );
}
