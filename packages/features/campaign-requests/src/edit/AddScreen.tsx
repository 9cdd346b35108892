import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { messages } from './messages.ts';
import { BLANK_REQUEST } from './requestForm.ts';
import { RequestForm } from './RequestForm.tsx';

/** A new campaign request: `/campaign-self-service/campaign-request/add`. */
export function AddScreen() {
  const t = useMessages(messages);
  const mayAdd = useMay('Campaign Request', 'add');
  const title = t('requestForm.add');
  return (
    <>
      <PageHead
        title={title}
        breadcrumbs={[{ label: t('word.campaignRequests'), href: brandPaths.campaignRequests() }]}
      />
      {mayAdd ? (
        <RequestForm answers={BLANK_REQUEST} stored={null} firstStep="product" hasMoved={false} />
      ) : (
        <ForbiddenState />
      )}
    </>
  );
}
