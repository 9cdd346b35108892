import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { influencerEditMutations, influencerEditQueries } from '@resonanz/api-client/influencerEdit';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { isAdmin } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading, FormPage, FormSection } from '@resonanz/records/FormParts';
import { Section } from '@resonanz/records/Section';
import { useMay, useSession } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { useListTitle } from '../useListTitle.ts';
import { ChannelsSection } from './ChannelsSection.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { messages } from './messages.ts';
import { nameOf } from './nameOf.ts';
import { PersonForm } from './PersonForm.tsx';
import { PersonMenu } from './PersonMenu.tsx';

/** Everything of a person that can be edited: `/dashboard/profile/editProfile/{influencerId}/{platform}/{channelId}`. */
export function EditScreen() {
  const t = useMessages(messages);
  const listTitle = useListTitle();
  const { announce } = useNotifier();
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
  const failure = mayEdit ? pageFailure(person) : 'forbidden';
  const leave = () => {
    discardUnsavedChanges();
    void navigate(staffPaths.dashboard());
  };
  const head = (
    <PageHead
      title={record === undefined ? t('influencerEdit.form') : title}
      breadcrumbs={[
        { label: listTitle, href: staffPaths.dashboard() },
        ...(record === undefined ? [] : [{ label: nameOf(record), href: profile }]),
      ]}
      {...(record?.status === 'blocked' && {
        tag: <StatusTag tone="gray" label={t('influencerEdit.status.blocked')} />,
      })}
      {...(record && {
        actions: <PersonMenu record={record} onMerge={() => setMerging({ otherId: undefined })} onGone={leave} />,
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
        <FormLoading label={t('influencerEdit.loading')} />
      </>
    );
  }
  return (
    <>
      {head}
      {record.blockReason !== null && (
        <Section>
          <InlineAlert tone="warning" title={t('influencerEdit.status.blocked')}>
            {record.blockReason}
          </InlineAlert>
        </Section>
      )}
      <PersonForm
        key={record.influencerId}
        record={record}
        onSave={async ({ fields, read }) => {
          const saved = await update.mutateAsync({ ...fields, influencerId, updatedAt: read.updatedAt });
          announce(t('influencerEdit.done.saved'));
          return saved;
        }}
        backHref={profile}
        onUnchanged={() => void navigate(profile)}
        onRead={async () => {
          const { data, isSuccess } = await person.refetch();
          return isSuccess ? data : undefined;
        }}
        onMerge={isAdmin ? (otherId) => setMerging({ otherId }) : undefined}
      />
      <FormPage>
        <ChannelsSection record={record} currentId={channelId} />
        <FormSection title={t('word.history')}>
          <HistoryPanel record={record} />
        </FormSection>
      </FormPage>
      {merging && <MergeDialog record={record} otherId={merging.otherId} onClose={() => setMerging(undefined)} />}
    </>
  );
}

/** Whether an admin or super admin is logged in. */
function useIsAdmin(): boolean {
  const { user } = useSession();
  return user !== null && isAdmin(user.role.roleId);
}
