import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Tabs } from '@resonanz/ui/Tabs';
import { BrandDrawer } from '../detail/BrandDrawer.tsx';
import { InviteDialog } from '../dialogs/InviteDialog.tsx';
import { messages } from '../messages.ts';
import { BrandAccounts } from './BrandAccounts.tsx';
import { isAccountTab, PREVIEW, TABS } from './brandList.ts';
import { Invitations } from './Invitations.tsx';
import { NameChanges } from './NameChanges.tsx';

/** Shows the campaigns of a brand as the brand sees them. */
export type Preview = ComponentType<{ customerId: number; onClose: () => void }>;

interface BrandUsersScreenProps {
  /** Fetches the preview when it is first wanted. */
  loadPreview: () => Promise<Preview>;
}

const idIn = (parameters: URLSearchParams, name: string): number | null => {
  const id = Number(parameters.get(name));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** Accounts of brands, what they ask for and who is invited: `/user/brand`. */
export function BrandUsersScreen({ loadPreview }: BrandUsersScreenProps) {
  const t = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const [mayAdd, mayView, seesCampaigns] = [
    useMay('Brand Management', 'add'),
    useMay('Brand Management', 'view'),
    useMay('Self-Campaign-Service', 'view'),
  ];
  const [BrandPreview] = useState(() => lazy(async () => ({ default: await loadPreview() })));
  const [isInviting, setInviting] = useState(false);
  const tab = TABS.find((id) => id === parameters.get('tab')) ?? 'new';
  const opened = idIn(parameters, 'brand');
  const previewed = seesCampaigns ? idIn(parameters, PREVIEW) : null;

  function show(name: string, id: number | null) {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(name);
    else next.set(name, String(id));
    setParameters(next, { replace: true });
  }
  const open = (id: number | null) => show('brand', id);
  return (
    <>
      <PageHead
        title={t('brandUsers.title')}
        actions={
          mayAdd && (
            <HeadButton
              variant="solid"
              icon={EnvelopeSimpleIcon}
              label={t('brandUsers.invite.title')}
              onPress={() => setInviting(true)}
            />
          )
        }
        hidesLine
      />
      <Tabs
        label={t('brandUsers.tabs')}
        items={TABS.map((id) => ({ id, label: t(`brandUsers.tab.${id}`) }))}
        selectedId={tab}
        onSelectionChange={(id) => setParameters(id === 'new' ? {} : { tab: id }, { replace: true })}
        isFlush
        isGrowing
      >
        {isAccountTab(tab) && <BrandAccounts key={tab} tab={tab} onOpen={open} />}
        {tab === 'names' && <NameChanges onOpen={open} />}
        {tab === 'invitations' && <Invitations />}
      </Tabs>
      {mayView && opened !== null && previewed === null && (
        <BrandDrawer userId={opened} onOpen={open} onClose={() => open(null)} />
      )}
      {previewed !== null && (
        <Suspense>
          <BrandPreview customerId={previewed} onClose={() => show(PREVIEW, null)} />
        </Suspense>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
