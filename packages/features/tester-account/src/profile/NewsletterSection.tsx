import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { testerAccountMutations, type TesterProfile } from '@resonanz/api-client/testerAccount';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Switch } from '@resonanz/ui/Switch';
import { messages } from '../messages.ts';

/** The newsletter, which nobody gets before the link of a mail has confirmed the wish, and whether it may be measured. */
export function NewsletterSection({ profile }: { profile: Pick<TesterProfile, 'newsletter' | 'measuring'> }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const calls = testerAccountMutations(useApi(), useQueryClient());
  const onError = (error: unknown) => notifyFailure(say(error, 'testerAccount.error.other'));
  const change = useMutation({ ...calls.changeNewsletter(), onError });
  const measure = useMutation({ ...calls.changeMeasuring(), onError });
  const { newsletter: state, measuring } = profile;
  const isWanted = state === 'waiting' || state === 'confirmed';
  return (
    <FormSection title={t('testerAccount.newsletter')} lead={t('testerAccount.newsletter.text')}>
      <Switch
        isSelected={change.isPending ? change.variables : isWanted}
        isReadOnly={change.isPending}
        onChange={(next) => change.mutate(next)}
        description={t(`testerAccount.newsletter.${state}`)}
      >
        {t('testerAccount.newsletter.switch')}
      </Switch>
      {state === 'waiting' && (
        <InlineAlert tone="info" role="status">
          {t('testerAccount.newsletter.mail')}
        </InlineAlert>
      )}
      <Switch
        isSelected={measure.isPending ? measure.variables : measuring}
        isReadOnly={measure.isPending}
        onChange={(next) => measure.mutate(next)}
        description={t(measuring ? 'testerAccount.measuring.on' : 'testerAccount.measuring.off')}
      >
        {t('testerAccount.measuring.switch')}
      </Switch>
    </FormSection>
  );
}
