import { type ReactNode, useState } from 'react';
import { signUpBrand } from '@resonanz/api-client/brandSignup';
import { useApi } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AuthPage } from '../AuthPage.tsx';
import { CaptchaStatus } from '../captcha/CaptchaStatus.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { messages } from '../messages.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { SentPage, ToLogin } from '../SentPage.tsx';
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
      <ToLogin area="brand" />
    </AuthPage>
  );
}

/** The sign-up of a brand: `/campaign-self-service/signup`. */
export function SignUpScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const client = useApi();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <SentPage
        area="brand"
        email={sentTo}
        nextSteps={t('auth.signUp.afterwards')}
        claim={t('auth.signUp.claim')}
        claimText={t('auth.signUp.claimText')}
      />
    );
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
