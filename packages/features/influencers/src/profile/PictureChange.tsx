import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorNames } from '@resonanz/api-client/errors';
import { influencerEditMutations } from '@resonanz/api-client/influencerEdit';
import { type InfluencerProfile, influencerProfileKeys } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { useAnnounce } from '@resonanz/app-frame/toasts';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { PictureDialog } from '@resonanz/records/PictureDialog';
import { messages } from './messages.ts';

interface PictureChangeProps {
  profile: InfluencerProfile;
  /** Name of the person. */
  name: string;
  /** Called when it is saved or given up. */
  onClose: () => void;
}

/** The picture of a person: another one, or none. */
export function PictureChange({ profile: { influencerId, picture: stored }, name, onClose }: PictureChangeProps) {
  const t = useMessages(messages);
  const announce = useAnnounce();
  const queries = useQueryClient();
  const calls = influencerEditMutations(useApi(), queries);
  const change = useMutation(calls.changePicture());
  const removal = useMutation(calls.removePicture());
  async function save(picture: File | null) {
    await (picture === null ? removal.mutateAsync(influencerId) : change.mutateAsync({ influencerId, picture }));
    await queries.invalidateQueries({ queryKey: influencerProfileKeys.one(influencerId) });
    announce(t('profile.picture.saved'));
  }
  return (
    <PictureDialog
      title={t('profile.picture.title', { name })}
      label={t('profile.picture')}
      initials={initials(name)}
      stored={stored}
      onSave={save}
      errorNames={errorNames}
      onClose={onClose}
    />
  );
}
