import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { messages } from './messages.ts';

const WORDS = {
  staff: 'auth.toStaff',
  brand: 'auth.toBrand',
  testerworld: 'auth.toTesterworld',
} as const satisfies Record<Area, string>;

const AREAS = Object.keys(WORDS) as Area[];

interface LoginPageProps extends Omit<LoginFormProps, 'resendHref'> {
  /** Why the last log-in has ended, as the address says. */
  reason: string;
}

/** Where an area sends the confirmation mail once more, and asks to be let in again. */
export const helpHref = (area: Area, step: 'resend' | 'reactivate'): string => `${AREA_PAGES[area].login}?step=${step}`;

/** Links to the log-ins of the other areas: pages of other shells, which the browser has to load. */
function OtherAreas({ area }: Pick<LoginPageProps, 'area'>) {
  const t = useMessages(messages);
  return (
    <nav aria-label={t('auth.otherAreas')}>
      <Inline space={6}>
        {AREAS.filter((other) => other !== area).map((other) => (
          <Link key={other} variant="standalone" href={AREA_PAGES[other].login} target="_self">
            {t(WORDS[other])}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}

/** The form of a log-in with what stands around it. */
export function LoginPage({ area, reason, ...form }: LoginPageProps) {
  const t = useMessages(messages);
  const ended = `auth.ended.${reason}`;
  return (
    <AuthPage area={area} step="login" heading={t('auth.title')} subheading={t(`auth.${area}.text`)}>
      {isMessageKey(messages, ended) && (
        <InlineAlert tone={reason === 'passwordChanged' ? 'success' : 'warning'} role="status">
          {t(ended)}
        </InlineAlert>
      )}
      <LoginForm area={area} {...form} {...(area !== 'staff' && { resendHref: helpHref(area, 'resend') })} />
      {area !== 'staff' && (
        <Spread>
          <Text tone="secondary">{t('auth.signUp.question')}</Text>
          <Link variant="standalone" href={area === 'brand' ? brandPaths.signup() : testerPaths.register()}>
            {t('auth.signUp.link')}
          </Link>
        </Spread>
      )}
      {area === 'brand' && (
        <Spread>
          <Text tone="secondary">{t('auth.reactivate.question')}</Text>
          <Link variant="standalone" href={helpHref(area, 'reactivate')}>
            {t('auth.reactivate.link')}
          </Link>
        </Spread>
      )}
      <OtherAreas area={area} />
    </AuthPage>
  );
}
