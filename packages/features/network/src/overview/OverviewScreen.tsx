import { PlusIcon } from '@phosphor-icons/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { PublicPage } from '@resonanz/app-frame/PublicPage';
import { brandPaths } from '@resonanz/domain/paths';
import { areaOf } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './OverviewScreen.css.ts';
import { PeopleRings } from './PeopleRings.tsx';
import { Sample } from './Sample.tsx';

function OverviewInFrame() {
  const t = useMessages(messages);
  const { user } = useSession();
  const mayAsk = useMay('Campaign Request', 'add') && user?.signupWithToken !== true;
  return (
    <>
      <PageHead
        title={t('network.title')}
        description={t('network.intro')}
        actions={
          mayAsk && (
            <HeadButton
              variant="solid"
              icon={PlusIcon}
              label={t('network.request')}
              href={brandPaths.campaignRequestAdd()}
            />
          )
        }
      />
      <div className={css.inFrame}>
        <Sample />
      </div>
    </>
  );
}

/** Who could work for a brand: `/brand`, reduced and open to everybody (docs/domain/areas.md#public-pages). */
export function OverviewScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  if (user !== null && areaOf(user.role.roleId) === 'brand') return <OverviewInFrame />;
  return (
    <PublicPage
      windowTitle={t('network.overview.windowTitle')}
      {...(user === null && { registerHref: brandPaths.signup() })}
    >
      <section className={css.hero}>
        <div className={css.words}>
          <h1 className={css.claim}>{t('network.overview.claim')}</h1>
          <p className={css.intro}>{t('network.overview.intro')}</p>
          {user === null && (
            <Inline space={5}>
              <Button variant="solid" size="large" href={brandPaths.signup()}>
                {t('network.overview.register')}
              </Button>
              <Text variant="caption" tone="secondary">
                {t('network.overview.alreadyRegistered')}{' '}
                <Link href={brandPaths.login()}>{t('network.overview.logIn')}</Link>
              </Text>
            </Inline>
          )}
        </div>
        <PeopleRings />
      </section>
      <div className={css.section}>
        <Sample />
      </div>
    </PublicPage>
  );
}
