import { useSearchParams } from 'react-router';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { newDraft } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { AddForm } from './AddForm.tsx';

const ID = /^[1-9]\d{0,9}$/;
const idsOf = (text: string | null): number[] =>
  (text ?? '')
    .split('-')
    .filter((part) => ID.test(part))
    .map(Number);

/** Adds contracts: `/contract/add`, with `?campaign={id}&entries={id}-{id}` started with channels of a campaign. */
export function ContractAddScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [parameters] = useSearchParams();
  const mayAdd = useMay('Contract Management', 'add');
  const head = (
    <PageHead
      title={t('contractForm.add')}
      breadcrumbs={[{ label: t('word.contracts'), href: staffPaths.contract() }]}
    />
  );
  if (!mayAdd) {
    return (
      <>
        {head}
        <ForbiddenState />
      </>
    );
  }
  const [campaignId = null] = idsOf(parameters.get('campaign'));
  return (
    <>
      {head}
      <AddForm
        draft={newDraft(
          campaignId,
          campaignId === null ? [] : idsOf(parameters.get('entries')),
          language === 'de' ? 'DE' : 'EN',
        )}
      />
    </>
  );
}
