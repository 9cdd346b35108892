import { isApiError } from '@resonanz/api-client/errors';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';

interface SaveFailureProps {
  /** Why it was not saved, in words. */
  children: string;
  /** The error as it was thrown. */
  error: unknown;
  /** Takes the state that another user has saved meanwhile. */
  onReload?: () => void;
}

/** Says why a form was not saved, where no field of it says so. */
export function SaveFailure({ children, error, onReload }: SaveFailureProps) {
  const t = useMessages(messages);
  const isElsewhere = onReload !== undefined && isApiError(error, 'conflict');
  return (
    <InlineAlert
      tone="error"
      role="alert"
      title={t('userProfile.notSaved')}
      {...(isElsewhere && {
        action: (
          <Link variant="standalone" tone="inherit" onPress={onReload}>
            {t('userProfile.reload')}
          </Link>
        ),
      })}
    >
      {children}
    </InlineAlert>
  );
}
