import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '@resonanz/api-client/react';
import { registerTester } from '@resonanz/api-client/testerRegistration';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AuthPage } from '../AuthPage.tsx';
import { CaptchaStatus } from '../captcha/CaptchaStatus.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { messages } from '../messages.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { SentPage, ToLogin } from '../SentPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { toRegistration } from './registrationDraft.ts';

/** The parameter of a friend's link. */
const FRIEND = 'friend';
const FRIEND_CODE = /^[0-9a-f]{12}$/;

/** The registration of a tester: `/testerworld/register`, with the code of a friend in `?friend=`. */
export function RegisterScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const client = useApi();
  const captcha = useCaptcha();
  const [parameters] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const friend = parameters.get(FRIEND);
  if (sentTo !== null) return <SentPage area="testerworld" email={sentTo} nextSteps={t('auth.register.afterwards')} />;
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
      <ToLogin area="testerworld" />
    </AuthPage>
  );
}
