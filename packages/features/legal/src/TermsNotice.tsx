import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';

/** Says on the account page what works without an acceptance, and leads back to the terms. */
export function TermsNotice({ onRead }: { onRead: () => void }) {
  const t = useMessages(messages);
  return (
    <InlineAlert
      tone="warning"
      action={
        <Link variant="standalone" tone="inherit" onPress={onRead}>
          {t('legal.terms.read')}
        </Link>
      }
    >
      {t('legal.terms.notAccepted')}
    </InlineAlert>
  );
}
