import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { resendVerification } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';
import { registerTester } from '@resonanz/api-client/testerRegistration';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { AREA_PAGES } from '../areaPages.ts';
import { AuthPage } from '../AuthPage.tsx';
import { CaptchaStatus } from '../captcha/CaptchaStatus.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { messages } from '../messages.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { useFailureText } from '../useFailureText.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { toRegistration } from './registrationDraft.ts';

/** The parameter of a friend's link. */
const FRIEND = 'friend';
const FRIEND_CODE = /^[0-9a-f]{12}$/;

function ToLogin() {
  const t = useMessages(messages);
  return (
    <Spread>
      <Text tone="secondary">{t('auth.signUp.known')}</Text>
      <Link variant="standalone" href={AREA_PAGES.testerworld.login}>
        {t('auth.toLogin')}
      </Link>
    </Spread>
  );
}

/** What happens next, in the same words for every address. */
function SentPage({ email }: { email: string }) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const again = useMutation({ mutationFn: () => resendVerification(client, 'testerworld', email) });
  return (
    <AuthPage area="testerworld" step="sent" heading={t('auth.signUp.sentTitle')}>
      <InlineAlert tone="success" role="status">
        {t('auth.signUp.sent', { email })}
      </InlineAlert>
      <Text as="p">{t('auth.register.afterwards')}</Text>
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
      <ToLogin />
    </AuthPage>
  );
}

/** The registration of a tester: `/testerworld/register`, with the code of a friend in `?friend=`. */
export function RegisterScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const client = useApi();
  const captcha = useCaptcha();
  const [parameters] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const friend = parameters.get(FRIEND);
  if (sentTo !== null) return <SentPage email={sentTo} />;
  return (
    <AuthPage
      area="testerworld"
      step="form"
      width="wide"
      heading={t('auth.register.title')}
      subheading={t('auth.register.text')}
    >
      <NeedsScript>{t('auth.needsScript.signUp')}</NeedsScript>
      <RegisterForm
        onSend={async (draft) => {
          const captchaText = await captcha.takeAnswer();
          const registration = toRegistration(draft, {
            today: berlinDay(new Date()),
            language: language === 'de' ? 'DE' : 'EN',
            captchaText,
            friend: friend !== null && FRIEND_CODE.test(friend) ? friend : null,
          });
          if (registration === undefined) return;
          try {
            await registerTester(client, registration);
          } finally {
            // An answer counts once, whatever became of the call.
            captcha.restart();
          }
          setSentTo(draft.email.trim());
        }}
      >
        <CaptchaStatus {...captcha} />
      </RegisterForm>
      <ToLogin />
    </AuthPage>
  );
}
