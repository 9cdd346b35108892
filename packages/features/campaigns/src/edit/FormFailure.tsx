import { isApiError } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from './messages.ts';

/** The campaign that a request has become already; undefined for every other error. */
function campaignOf(error: unknown): number | undefined {
  if (!isApiError(error, 'conflict') || error.errorKey !== 'requestHasCampaign') return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'campaignId' in data && typeof data.campaignId === 'number'
    ? data.campaignId
    : undefined;
}

/** Why the whole form was rejected, and where to go instead. */
export function FormFailure({ error }: { error: unknown }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const refId = campaignOf(error);
  return (
    <InlineAlert
      tone="error"
      role="alert"
      title={t('word.failed')}
      action={
        refId !== undefined && <Button href={staffPaths.campaignView({ refId })}>{t('campaignForm.toCampaign')}</Button>
      }
    >
      {say(error, 'campaignForm.error.other')}
    </InlineAlert>
  );
}
