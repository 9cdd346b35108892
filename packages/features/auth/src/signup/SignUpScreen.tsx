import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { resendVerification } from '@resonanz/api-client/auth';
import { signUpBrand } from '@resonanz/api-client/brandSignup';
import { useApi } from '@resonanz/api-client/react';
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
import { toRequest } from './signUpDraft.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** What stands around the form of the sign-up. */
export function SignUpPage({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <AuthPage
      area="brand"
      step="form"
      width="wide"
      heading={t('auth.signUp.title')}
      claim={t('auth.signUp.claim')}
      claimText={t('auth.signUp.claimText')}
    >
      <NeedsScript>{t('auth.needsScript.signUp')}</NeedsScript>
      {children}
      <ToLogin />
    </AuthPage>
  );
}

function ToLogin() {
  const t = useMessages(messages);
  return (
    <Spread>
      <Text tone="secondary">{t('auth.signUp.known')}</Text>
      <Link variant="standalone" href={AREA_PAGES.brand.login}>
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
  const again = useMutation({ mutationFn: () => resendVerification(client, 'brand', email) });
  return (
    <AuthPage
      area="brand"
      step="sent"
      heading={t('auth.signUp.sentTitle')}
      claim={t('auth.signUp.claim')}
      claimText={t('auth.signUp.claimText')}
    >
      <InlineAlert tone="success" role="status">
        {t('auth.signUp.sent', { email })}
      </InlineAlert>
      <Text as="p">{t('auth.signUp.afterwards')}</Text>
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

/** The sign-up of a brand: `/campaign-self-service/signup`. */
export function SignUpScreen() {
  const { language } = useLanguage();
  const client = useApi();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SentPage email={sentTo} />;
  return (
    <SignUpPage>
      <SignUpForm
        onSend={async (draft) => {
          const captchaText = await captcha.takeAnswer();
          try {
            await signUpBrand(client, toRequest(draft, { language: language === 'de' ? 'DE' : 'EN', captchaText }));
          } finally {
            // An answer counts once, whatever became of the call.
            captcha.restart();
          }
          setSentTo(draft.email.trim());
        }}
      >
        <CaptchaStatus {...captcha} />
      </SignUpForm>
    </SignUpPage>
  );
}
