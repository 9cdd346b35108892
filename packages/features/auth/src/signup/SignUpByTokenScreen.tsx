import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { findBrandInvitation, signUpByToken } from '@resonanz/api-client/brandSignup';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { AREA_PAGES } from '../areaPages.ts';
import { AuthPage } from '../AuthPage.tsx';
import { messages } from '../messages.ts';
import { useFailureText } from '../useFailureText.ts';
import { Waiting } from '../Waiting.tsx';
import { toInvitedRequest } from './signUpDraft.ts';
import { SignUpForm } from './SignUpForm.tsx';

/**
 * The sign-up with an invitation, company and e-mail locked: `/campaign-self-service/signup/{signUpToken}`
 * (docs/domain/areas.md#embedded-portal).
 */
export function SignUpByTokenScreen() {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const { language } = useLanguage();
  const { signUpToken = '' } = useParams();
  const [parameters] = useSearchParams();
  const [isInvalid, setInvalid] = useState(false);
  const [username, setUsername] = useState<string | null>(null);
  const invitation = useQuery({
    queryKey: ['auth', 'signUpToken', signUpToken],
    queryFn: ({ signal }) => findBrandInvitation(client, signUpToken, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: invited } = invitation;
  // Template 2 has no footer; the imprint stays reachable from the page (docs/domain/areas.md#embedded-portal).
  const { imprintHref = '' } = AREA_LEGAL_LINKS.brand;
  const { wholePortal, withoutFooter } = INVITATION_TEMPLATE;
  const isEmbedded = invited?.template === withoutFooter || parameters.get('template') === String(withoutFooter);
  const template = isEmbedded ? withoutFooter : wholePortal;
  const legal = isEmbedded ? { imprintHref } : AREA_LEGAL_LINKS.brand;
  const page = {
    area: 'brand',
    template,
    claim: t('auth.signUp.claim'),
    claimText: t('auth.signUp.invitedText'),
    legal,
  } as const;
  const toLogin = (
    <Link variant="standalone" href={AREA_PAGES.brand.login}>
      {t('auth.toLogin')}
    </Link>
  );

  if (username !== null) {
    return (
      <AuthPage {...page} step="done" heading={t('auth.signUp.readyTitle')}>
        <InlineAlert tone="success" role="status">
          {t('auth.signUp.ready', { email: username })}
        </InlineAlert>
        <Button variant="solid" isFullWidth href={AREA_PAGES.brand.login}>
          {t('auth.toLogin')}
        </Button>
      </AuthPage>
    );
  }
  if (isInvalid || isApiError(invitation.error, 'notFound')) {
    return (
      <AuthPage {...page} step="invalid" heading={t('auth.signUp.invalidTitle')}>
        <InlineAlert tone="warning" role="alert">
          {t('auth.signUp.invalid')}
        </InlineAlert>
        <Text as="p">{t('auth.link.invitation')}</Text>
        {toLogin}
      </AuthPage>
    );
  }
  const subheading =
    invited &&
    t(invited.kind === 'team' ? 'auth.signUp.invitedTeam' : 'auth.signUp.invited', { company: invited.companyName });
  return (
    <AuthPage
      {...page}
      step={invited ? 'form' : 'waiting'}
      width="wide"
      heading={t('auth.signUp.invitedTitle')}
      {...(subheading && { subheading })}
    >
      {invited && (
        <SignUpForm
          invitation={invited}
          onSend={async (draft) => {
            try {
              setUsername(
                (
                  await signUpByToken(
                    client,
                    signUpToken,
                    toInvitedRequest(draft, { language: language === 'de' ? 'DE' : 'EN' }),
                  )
                ).username,
              );
            } catch (error) {
              if (!isApiError(error, 'notFound')) throw error;
              setInvalid(true);
            }
          }}
        />
      )}
      {invitation.isPending && <Waiting>{t('auth.link.checking')}</Waiting>}
      {invitation.error && !invited && (
        <InlineAlert
          tone="error"
          role="alert"
          title={t('auth.link.unchecked')}
          action={
            <Button isPending={invitation.isFetching} onPress={() => void invitation.refetch()}>
              {t('word.tryAgain')}
            </Button>
          }
        >
          {failureText(invitation.error)}
        </InlineAlert>
      )}
    </AuthPage>
  );
}
