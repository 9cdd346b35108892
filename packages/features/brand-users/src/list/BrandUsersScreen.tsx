import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Tabs } from '@resonanz/ui/Tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BrandDrawer } from '../detail/BrandDrawer.tsx';
import { InviteDialog } from '../dialogs/InviteDialog.tsx';
import { messages } from '../messages.ts';
import { BrandAccounts } from './BrandAccounts.tsx';
import { isAccountTab, TABS } from './brandList.ts';
import { Invitations } from './Invitations.tsx';
import { NameChanges } from './NameChanges.tsx';

/** Accounts of brands, what they ask for and who is invited: `/user/brand` (modules E2). */
export function BrandUsersScreen() {
  const t = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const [mayAdd, mayView] = [useMay('Brand Management', 'add'), useMay('Brand Management', 'view')];
  const [isInviting, setInviting] = useState(false);
  const tab = TABS.find((id) => id === parameters.get('tab')) ?? 'new';
  const opened = Number(parameters.get('brand'));

  function open(id: number | null) {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('brand');
    else next.set('brand', String(id));
    setParameters(next, { replace: true });
  }
  return (
    <>
      <PageHead
        title={t('brandUsers.title')}
        actions={mayAdd && <HeadButton variant="solid" icon={EnvelopeSimpleIcon} label={t('brandUsers.invite.title')} onPress={() => setInviting(true)} />}
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
      {mayView && Number.isInteger(opened) && opened > 0 && <BrandDrawer userId={opened} onOpen={open} onClose={() => open(null)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
