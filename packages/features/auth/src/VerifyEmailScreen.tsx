import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { resendVerification, type VerifiedArea, verifyEmail } from '@resonanz/api-client/auth';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { AddressRequest } from './AddressRequest.tsx';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage } from './AuthPage.tsx';
import { messages } from './messages.ts';
import { useFailureText } from './useFailureText.ts';

/**
 * Confirms an e-mail address with the link of a mail. The user has to press a button: mail programs open links by
 * themselves.
 */
export function VerifyEmailScreen({ area }: { area: VerifiedArea }) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const { token = '' } = useParams();
  const verification = useMutation({ mutationFn: () => verifyEmail(client, area, token) });

  if (isApiError(verification.error, 'notFound')) {
    const notice = (
      <InlineAlert tone="warning" role="alert" title={t('auth.link.title')}>
        {t('auth.link.verify')}
      </InlineAlert>
    );
    return (
      <AddressRequest
        area={area}
        request="resend"
        send={(email) => resendVerification(client, area, email)}
        notice={notice}
      />
    );
  }
  if (verification.data) {
    return (
      <AuthPage area={area} step="done" heading={t('auth.verify.doneTitle')}>
        <InlineAlert tone="success" role="status">
          {t(verification.data.isApproved ? 'auth.verify.done' : 'auth.verify.waiting')}
        </InlineAlert>
        <Button variant={verification.data.isApproved ? 'solid' : 'outline'} isFullWidth href={AREA_PAGES[area].login}>
          {t('auth.toLogin')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage area={area} step="ask" heading={t('auth.verify.title')} subheading={t('auth.verify.text')}>
      {verification.error && (
        <InlineAlert tone="error" role="alert" title={t('auth.verify.failed')}>
          {failureText(verification.error)}
        </InlineAlert>
      )}
      <Button
        variant="solid"
        isFullWidth
        autoFocus
        isPending={verification.isPending}
        onPress={() => verification.mutate()}
      >
        {t('auth.verify.submit')}
      </Button>
    </AuthPage>
  );
}
