import { influencersInUse } from '@resonanz/api-client/influencerEdit';
import { useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from './messages.ts';

/** Why a person cannot be deleted or made anonymous: the campaigns that need it, or why else the server rejected it. */
export function InUseNotice({ error }: { error: unknown }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  if (error === undefined) return null;
  const campaigns = influencersInUse(error)?.flatMap((each) => each.campaigns);
  return (
    <InlineAlert tone="error" role="alert" title={t('word.failed')}>
      {campaigns === undefined
        ? say(error, 'influencerEdit.error.other')
        : t('influencerEdit.inUse', { campaigns: campaigns.join(', ') })}
    </InlineAlert>
  );
}
