import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { findResetTokenOwner } from '@resonanz/api-client/auth';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage } from './AuthPage.tsx';
import { messages } from './messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useFailureText } from './useFailureText.ts';
import { Waiting } from './Waiting.tsx';

/** Sets a new password with the link of a mail; an expired or used link leads to a new one. */
export function ResetPasswordScreen({ area }: { area: Area }) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const navigate = useNavigate();
  const { status, logOut } = useSession();
  const { token = '' } = useParams();
  const [isInvalid, setInvalid] = useState(false);
  const owner = useQuery({
    queryKey: ['auth', 'resetToken', area, token],
    queryFn: ({ signal }) => findResetTokenOwner(client, area, token, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { login, forgotPassword } = AREA_PAGES[area];

  async function leave() {
    // The new password has ended every log-in of the account; one that this browser still believes in would only be
    // rejected later.
    if (status !== 'loggedOut') await logOut();
    void navigate(`${login}?reason=passwordChanged`, { replace: true });
  }

  if (isInvalid || isApiError(owner.error, 'notFound')) {
    return (
      <AuthPage area={area} step="invalid" heading={t('auth.link.title')}>
        <InlineAlert tone="warning" role="alert">
          {t('auth.link.reset')}
        </InlineAlert>
        {area === 'brand' && <Text as="p">{t('auth.link.invitation')}</Text>}
        <Button variant="solid" isFullWidth href={forgotPassword}>
          {t('auth.link.newReset')}
        </Button>
        <Link variant="standalone" href={login}>
          {t('auth.toLogin')}
        </Link>
      </AuthPage>
    );
  }
  const subheading = owner.data && t('auth.reset.text', { email: owner.data.username });
  return (
    <AuthPage
      area={area}
      step={owner.data ? 'form' : 'waiting'}
      heading={t('auth.reset.title')}
      {...(subheading && { subheading })}
    >
      {owner.data && (
        <ResetPasswordForm
          area={area}
          token={token}
          username={owner.data.username}
          onDone={() => void leave()}
          onLinkInvalid={() => setInvalid(true)}
        />
      )}
      {owner.isPending && <Waiting>{t('auth.link.checking')}</Waiting>}
      {owner.error && !owner.data && (
        <InlineAlert
          tone="error"
          role="alert"
          title={t('auth.link.unchecked')}
          action={
            <Button isPending={owner.isFetching} onPress={() => void owner.refetch()}>
              {t('word.tryAgain')}
            </Button>
          }
        >
          {failureText(owner.error)}
        </InlineAlert>
      )}
    </AuthPage>
  );
}
