import { AuthLayout } from '@resonanz/app-frame/AuthLayout';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { type Area, areaOf } from '@resonanz/domain/roles';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Navigate, useSearchParams } from 'react-router';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

const LOGINS = {
  staff: { path: staffPaths.login(), home: staffPaths.login(), word: 'auth.toStaff' },
  brand: { path: brandPaths.login(), home: brandPaths.landing(), word: 'auth.toBrand' },
  testerworld: { path: testerPaths.login(), home: testerPaths.login(), word: 'auth.toTesterworld' },
} as const;

const AREAS = Object.keys(LOGINS) as Area[];

interface LoginScreenProps {
  area: Area;
}

/** A path of this origin to return to; anything else could lead elsewhere, also where a browser leaves out tabs and line breaks. */
function returnPath(from: string | null): string | undefined {
  return from !== null && /^\/(?![/\\])\S*$/.test(from) ? from : undefined;
}

/** The log-in of one area; whoever is logged in already is led on. */
export function LoginScreen({ area }: LoginScreenProps) {
  const t = useMessages(messages);
  const [parameters] = useSearchParams();
  const { user, permissions } = useSession();
  if (user && permissions && areaOf(user.role.roleId) === area) {
    return <Navigate to={returnPath(parameters.get('from')) ?? homeOf(user, permissions.permittedRoutes)} replace />;
  }
  const ended = `auth.ended.${parameters.get('reason') ?? ''}`;
  return (
    <AuthLayout audience={area} heading={t('auth.title')} subheading={t(`auth.${area}.text`)} homeHref={LOGINS[area].home}>
      <Stack space={6}>
        {isMessageKey(messages, ended) && (
          <InlineAlert tone="warning" role="status">
            {t(ended)}
          </InlineAlert>
        )}
        <LoginForm area={area} />
        <nav aria-label={t('auth.otherAreas')}>
          <Inline space={6}>
            {AREAS.filter((other) => other !== area).map((other) => (
              // A page of another shell: the browser has to load it.
              <Link key={other} variant="standalone" href={LOGINS[other].path} target="_self">
                {t(LOGINS[other].word)}
              </Link>
            ))}
          </Inline>
        </nav>
      </Stack>
    </AuthLayout>
  );
}
