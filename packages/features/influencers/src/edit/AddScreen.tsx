import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { influencerEditMutations } from '@resonanz/api-client/influencerEdit';
import { useApi } from '@resonanz/api-client/react';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { useListTitle } from '../useListTitle.ts';
import { messages } from './messages.ts';
import { PersonForm } from './PersonForm.tsx';

/** Adds a person with the first channel; the others, and prices, follow on the edit page: `/dashboard/add`. */
export function AddScreen() {
  const t = useMessages(messages);
  const listTitle = useListTitle();
  const { announce, notifySuccess } = useNotifier();
  const navigate = useNavigate();
  const mayAdd = useMay('Influencer Management', 'add');
  const add = useMutation(influencerEditMutations(useApi(), useQueryClient()).add());
  const title = t('influencerEdit.add.title');
  return (
    <>
      <PageHead title={title} breadcrumbs={[{ label: listTitle, href: staffPaths.dashboard() }]} />
      {mayAdd ? (
        <PersonForm
          record={undefined}
          onSave={async ({ fields, channelUrl }) => {
            const {
              influencerId,
              channels: [channel],
            } = await add.mutateAsync({ ...fields, channels: [{ url: channelUrl }] });
            // A list of channels shows no one without one.
            (channel === undefined ? notifySuccess : announce)(t('influencerEdit.done.added'));
            discardUnsavedChanges();
            await navigate(
              channel === undefined
                ? staffPaths.dashboard()
                : staffPaths.influencerEdit({
                    influencerId,
                    platform: channelTypeOf(channel.platform),
                    channelId: channel.channelId,
                  }),
            );
          }}
          backHref={staffPaths.dashboard()}
        />
      ) : (
        <ForbiddenState />
      )}
    </>
  );
}
