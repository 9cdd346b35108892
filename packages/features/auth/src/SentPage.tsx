import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage, type AuthPageProps } from './AuthPage.tsx';
import { messages } from './messages.ts';
import { useFailureText } from './useFailureText.ts';

/** The areas to which people sign up themselves. */
type OpenArea = 'brand' | 'testerworld';

/** The way to the log-in, for whoever has an account. */
export function ToLogin({ area }: { area: OpenArea }) {
  const t = useMessages(messages);
  return (
    <Spread>
      <Text tone="secondary">{t('auth.signUp.known')}</Text>
      <Link variant="standalone" href={AREA_PAGES[area].login}>
        {t('auth.toLogin')}
      </Link>
    </Spread>
  );
}

interface SentPageProps extends Pick<AuthPageProps, 'claim' | 'claimText'> {
  area: OpenArea;
  email: string;
  /** What follows once the address is confirmed. */
  nextSteps: string;
}

/** What happens after a sign-up, in the same words for every address. */
export function SentPage({ area, email, nextSteps, ...claims }: SentPageProps) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const again = useMutation({ mutationFn: () => resendVerification(client, area, email) });
  return (
    <AuthPage area={area} step="sent" heading={t('auth.signUp.sentTitle')} {...claims}>
      <InlineAlert tone="success" role="status">
        {t('auth.signUp.sent', { email })}
      </InlineAlert>
      <Text as="p">{nextSteps}</Text>
      <Text as="p" tone="secondary">
        {t('auth.nothingArrived')}
      </Text>
      {again.isError && (
        <InlineAlert tone="error" role="alert" title={t('auth.notSent')}>
          {failureText(again.error)}
        </InlineAlert>
      )}
      {again.isSuccess && (
        <InlineAlert tone="info" role="status">
          {t('auth.signUp.sentAgain')}
        </InlineAlert>
      )}
      <Button isFullWidth isPending={again.isPending} onPress={() => again.mutate()}>
        {t('auth.resend.submit')}
      </Button>
      <ToLogin area={area} />
    </AuthPage>
  );
}
