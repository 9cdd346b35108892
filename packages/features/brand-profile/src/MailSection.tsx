import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BrandMailSettings, brandProfileMutations } from '@resonanz/api-client/brandProfile';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { Switch } from '@resonanz/ui/Switch';
import { messages } from './messages.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Which mails a brand wants; a switch counts at once. */
export function MailSection({ settings }: { settings: BrandMailSettings }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const { mutate, isPending, variables } = useMutation({
    ...brandProfileMutations(useApi(), useQueryClient()).changeMailSettings(),
    onError: (error) => notifyFailure(say(error, 'brandProfile.error.other')),
  });
  const shown = isPending ? variables : settings;
  return (
    <ProfileSection title={t('brandProfile.mails')} text={t('brandProfile.mails.text')}>
      {(['comments', 'learningMaterials'] as const).map((name) => (
        <Switch
          key={name}
          isSelected={shown[name]}
          isDisabled={isPending}
          onChange={(isOn) => mutate({ ...settings, [name]: isOn })}
        >
          {t(`brandProfile.mails.${name}`)}
        </Switch>
      ))}
    </ProfileSection>
  );
}
