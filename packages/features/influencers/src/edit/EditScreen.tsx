import { influencerEditMutations, influencerEditQueries } from '@resonanz/api-client/influencer-edit';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useOutcomes } from '@resonanz/app-frame/useOutcomes';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormPage } from '@resonanz/records/FormParts';
import { useMay } from '@resonanz/session/react';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useListTitle } from '../useListTitle.ts';
import { ChannelsSection } from './ChannelsSection.tsx';
import * as css from './EditScreen.css.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';
import { PersonForm } from './PersonForm.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { useIsAdmin } from './useIsAdmin.ts';

/** Everything of a person that can be edited: `/dashboard/profile/editProfile/{influencerId}/{platform}/{channelId}`. */
export function EditScreen() {
  const t = useMessages(messages);
  const listTitle = useListTitle();
  const { tellDone } = useOutcomes();
  const navigate = useNavigate();
  const client = useApi();
  const { influencerId: idText = '', platform = '', channelId: channelText = '' } = useParams();
  const [influencerId, channelId] = [Number(idText), Number(channelText)];
  const mayEdit = useMay('Influencer Management', 'edit');
  const isAdmin = useIsAdmin();
  const person = useQuery({ ...influencerEditQueries(client).one(influencerId), enabled: mayEdit });
  const update = useMutation(influencerEditMutations(client, useQueryClient()).update());
  const [merging, setMerging] = useState<{ otherId: number | undefined } | undefined>();
  const record = person.data;
  const title = t('influencerEdit.title', { name: record === undefined ? '' : nameOf(record) });
  const profile = staffPaths.influencerProfile({ influencerId, platform, channelId });
  const failure = mayEdit ? pageFailure(person) : 'refused';
  const leave = () => {
    discardUnsavedChanges();
    void navigate(staffPaths.dashboard());
  };
  const head = (
    <PageHead
      title={record === undefined ? t('influencerEdit.form') : title}
      breadcrumbs={[{ label: listTitle, href: staffPaths.dashboard() }, ...(record === undefined ? [] : [{ label: nameOf(record), href: profile }]), { label: t('influencerEdit.crumb') }]}
      {...(record?.status === 'blocked' && { tag: <StatusTag tone="gray" label={t('influencerEdit.status.blocked')} /> })}
      {...(record && {
        actions: (
          <PersonMenu record={record} onMerge={() => setMerging({ otherId: undefined })} onGone={leave} />
        ),
      })}
    />
  );
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('influencerEdit.error.notFound')}
        failedText={t('influencerEdit.error.failed')}
        onReload={() => void person.refetch()}
      />
    );
  }
  if (record === undefined) {
    return (
      <>
        {head}
        <FormPage width="narrow" role="status" aria-label={t('influencerEdit.loading')}>
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton width="70%" />
        </FormPage>
      </>
    );
  }
  return (
    <>
      {head}
      <div className={css.page}>
        <div className={css.main}>
          {record.blockReason !== null && (
            <InlineAlert tone="warning" title={t('influencerEdit.status.blocked')}>
              {record.blockReason}
            </InlineAlert>
          )}
          <PersonForm
            key={record.influencerId}
            record={record}
            onSave={async ({ fields }) => {
              await update.mutateAsync({ ...fields, influencerId, updatedAt: record.updatedAt });
              tellDone(t('influencerEdit.done.saved'));
            }}
            onCancel={() => void navigate(profile)}
            onReload={() => person.refetch()}
            onKeep={() => person.refetch()}
            onMerge={isAdmin ? (otherId) => setMerging({ otherId }) : undefined}
          />
          <ChannelsSection record={record} currentId={channelId} />
        </div>
        <aside className={css.side} aria-label={t('influencerEdit.section.history')}>
          <Heading level={2}>{t('influencerEdit.section.history')}</Heading>
          <HistoryPanel record={record} />
        </aside>
      </div>
      {merging && <MergeDialog record={record} otherId={merging.otherId} onClose={() => setMerging(undefined)} />}
    </>
  );
}
