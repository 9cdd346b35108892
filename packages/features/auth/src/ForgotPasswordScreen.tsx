import { requestPasswordReset } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';
import type { Area } from '@resonanz/domain/roles';
import { AddressRequest } from './AddressRequest.tsx';
import { CaptchaStatus } from './captcha/CaptchaStatus.tsx';
import { useCaptcha } from './captcha/useCaptcha.ts';

function BrandForgotPassword() {
  const client = useApi();
  const captcha = useCaptcha();
  async function send(email: string) {
    const captchaText = await captcha.takeAnswer();
    try {
      await requestPasswordReset(client, { area: 'brand', email, captchaText });
    } finally {
      // An answer counts once, whatever became of the call.
      captcha.restart();
    }
  }
  return (
    <AddressRequest area="brand" request="forgot" send={send}>
      <CaptchaStatus {...captcha} />
    </AddressRequest>
  );
}

/** Asks for a mail with a link to set a new password; brands solve a captcha on the way. */
export function ForgotPasswordScreen({ area }: { area: Area }) {
  const client = useApi();
  if (area === 'brand') return <BrandForgotPassword />;
  return (
    <AddressRequest area={area} request="forgot" send={(email) => requestPasswordReset(client, { area, email })} />
  );
}
