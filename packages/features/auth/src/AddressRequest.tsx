import { type ReactNode, useState } from 'react';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { AddressForm } from './AddressForm.tsx';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage } from './AuthPage.tsx';
import { passedOnEmail } from './enteredEmail.ts';
import { messages } from './messages.ts';

interface AddressRequestProps {
  area: Area;
  /** What is asked for: a link to set a new password, the confirmation mail once more, or the account back. */
  request: 'forgot' | 'resend' | 'reactivate';
  /** Asks for it; must not reveal whether the address is known. */
  send: (email: string) => Promise<void>;
  /** Address typed before. */
  email?: string;
  /** Stands above the form, for example why it is shown. */
  notice?: ReactNode;
  /** Stands between field and button. */
  children?: ReactNode;
}

/** Asks for an e-mail address and, once it is sent, says what happens next in the same words for every address. */
export function AddressRequest({
  area,
  request,
  send,
  email: typed = passedOnEmail(),
  notice,
  children,
}: AddressRequestProps) {
  const t = useMessages(messages);
  const [email, setEmail] = useState(typed);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const toLogin = (
    <Link variant="standalone" href={AREA_PAGES[area].login}>
      {t('auth.toLogin')}
    </Link>
  );

  if (sentTo !== null) {
    return (
      <AuthPage area={area} step={`${request} sent`} heading={t(`auth.${request}.sentTitle`)}>
        <InlineAlert tone="success" role="status">
          {t(`auth.${request}.sent`, { email: sentTo })}
        </InlineAlert>
        {request !== 'reactivate' && (
          <Text as="p" tone="secondary">
            {t('auth.nothingArrived')}
          </Text>
        )}
        <Button isFullWidth onPress={() => setSentTo(null)}>
          {t('auth.sendAgain')}
        </Button>
        {toLogin}
      </AuthPage>
    );
  }

  return (
    <AuthPage area={area} step={request} heading={t(`auth.${request}.title`)} subheading={t(`auth.${request}.text`)}>
      {notice}
      <AddressForm
        label={t(`auth.${request}.title`)}
        submitLabel={t(`auth.${request}.submit`)}
        email={email}
        onEmailChange={setEmail}
        onSend={async (address) => {
          await send(address);
          setSentTo(address);
        }}
      >
        {children}
      </AddressForm>
      {toLogin}
    </AuthPage>
  );
}
