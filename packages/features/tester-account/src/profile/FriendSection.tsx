import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { testerPaths } from '@resonanz/domain/paths';
import { TESTER_POINTS } from '@resonanz/domain/testerPoints';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';

/** The link that recommends testerworld. */
export function FriendSection({ code }: { code: string }) {
  const t = useMessages(messages);
  const { notifySuccess, notifyFailure } = useNotifier();
  const link = new URL(`${testerPaths.register()}?friend=${code}`, window.location.origin).href;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(t('testerAccount.friend.copied'));
    } catch {
      notifyFailure(t('testerAccount.friend.notCopied'));
    }
  }
  return (
    <FormSection
      title={t('testerAccount.friend')}
      lead={t('testerAccount.friend.text', { points: TESTER_POINTS.friendRecommended })}
    >
      <TextField label={t('testerAccount.friend.link')} value={link} isReadOnly />
      <Inline>
        <Button onPress={() => void copy()}>{t('testerAccount.friend.copy')}</Button>
      </Inline>
    </FormSection>
  );
}
