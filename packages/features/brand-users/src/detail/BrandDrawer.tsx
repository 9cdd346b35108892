import { useQuery } from '@tanstack/react-query';
import { type BrandUserDetails, brandUserQueries } from '@resonanz/api-client/brandUsers';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { roleName } from '@resonanz/domain/roles';
import { formatDate } from '@resonanz/formatters/date';
import { initials } from '@resonanz/formatters/name';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { PhoneLink } from '@resonanz/records/contactLinks';
import { EnumTag } from '@resonanz/records/EnumTag';
import { InsetSections, Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Drawer } from '@resonanz/ui/Drawer';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { BrandMenu } from '../BrandMenu.tsx';
import { messages } from '../messages.ts';
import { BrandActivity, BrandSteps } from './BrandAside.tsx';

interface BrandDrawerProps {
  userId: number;
  /** Called with a colleague who is to be shown instead. */
  onOpen: (userId: number) => void;
  onClose: () => void;
}

const text = (value: string | null | undefined): string =>
  value === null || value === undefined || value === '' ? '–' : value;

function Facts({ details: { user, termsAcceptedAt } }: { details: BrandUserDetails }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const seesCustomers = useMay('Customer Management', 'view');
  const seesCampaigns = useMay('Self-Campaign-Service', 'view');
  const { customerId, customerName, country } = user;
  const address = [
    user.streetAndHouse,
    user.cityAndZip,
    country === null ? null : textOr(label, labels, `country.${country}`, country),
  ]
    .filter((each) => each !== null && each !== '')
    .join(', ');
  return (
    <FactList layout="grid">
      <Fact label={t('brandUsers.list.contactPerson')}>{text(user.contactPerson ?? user.fullName)}</Fact>
      <Fact label={t('word.emailAddress')}>{user.username}</Fact>
      <Fact label={t('word.phone')}>{user.phone ? <PhoneLink number={user.phone} /> : '–'}</Fact>
      <Fact label={t('brandUsers.detail.address')}>{text(address)}</Fact>
      <Fact label={t('brandUsers.detail.vatId')}>{text(user.vatId)}</Fact>
      <Fact label={t('brandUsers.detail.website')}>{text(user.website)}</Fact>
      <Fact label={t('brandUsers.detail.industry')}>{text(user.industry)}</Fact>
      <Fact label={t('brandUsers.detail.invoiceEmail')}>{text(user.invoiceEmail)}</Fact>
      <Fact label={t('word.customer')}>
        {customerId === null || !seesCustomers ? (
          text(customerName)
        ) : (
          <Link href={staffPaths.customerView({ customerId })}>{text(customerName)}</Link>
        )}
      </Fact>
      {customerId !== null && seesCampaigns && (
        <Fact label={t('word.campaigns')}>
          <Link href={`${staffPaths.campaignSelfService()}?brand=${customerId}`}>
            {t('brandUsers.detail.allCampaigns')}
          </Link>
        </Fact>
      )}
      <Fact label={t('brandUsers.list.kind')}>
        {t(user.signupWithToken ? 'brandUsers.kind.token' : 'brandUsers.kind.self')}
      </Fact>
      <Fact label={t('word.language')}>{t(`brandUsers.language.${user.defaultLanguage}`)}</Fact>
      <Fact label={t('brandUsers.filter.region')}>{user.defaultRegionName}</Fact>
      <Fact label={t('brandUsers.detail.terms')}>
        {termsAcceptedAt === null ? '–' : formatDate(termsAcceptedAt, language)}
      </Fact>
      <Fact label={t('brandUsers.list.lastLogin')}>
        {user.lastLogin === null ? '–' : formatDate(user.lastLogin, language)}
      </Fact>
    </FactList>
  );
}

function People({
  details: { colleagues, invitations },
  onOpen,
}: {
  details: BrandUserDetails;
  onOpen: (userId: number) => void;
}) {
  const t = useMessages(messages);
  const open = invitations.filter(({ state }) => state !== 'accepted');
  return (
    <Section title={t('brandUsers.detail.colleagues')}>
      {colleagues.length === 0 && open.length === 0 && <Text tone="secondary">{t('brandUsers.detail.nobody')}</Text>}
      <Stack as="ul" space={3}>
        {colleagues.map((each) => (
          <Spread key={each.id} as="li">
            <Stack space={1}>
              <Link onPress={() => onOpen(each.id)}>{each.fullName === '' ? each.username : each.fullName}</Link>
              <Text variant="dense" tone="secondary">
                {each.signupWithToken
                  ? t('brandUsers.detail.restricted', { role: roleName(each.roleId) })
                  : roleName(each.roleId)}
              </Text>
            </Stack>
            <EnumTag of="userStatus" value={each.status} />
          </Spread>
        ))}
        {open.map(({ invitationId, email, state }) => (
          <Spread key={`invitation-${invitationId}`} as="li">
            <Text>{email}</Text>
            <StatusTag
              tone={state === 'open' ? 'yellow' : 'gray'}
              mark="half"
              label={t(state === 'open' ? 'brandUsers.detail.invited.open' : 'brandUsers.detail.invited.expired')}
            />
          </Spread>
        ))}
      </Stack>
    </Section>
  );
}

/** One account of a brand beside the list. */
export function BrandDrawer({ userId, onOpen, onClose }: BrandDrawerProps) {
  const t = useMessages(messages);
  const query = useQuery(brandUserQueries(useApi()).details(userId));
  const failure = pageFailure(query);
  const details = query.data;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={details ? (details.user.companyName ?? details.user.fullName) : t('brandUsers.loading')}
      closeLabel={t('word.close')}
    >
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {failure === 'missing' && <Text as="p">{t('brandUsers.detail.missing')}</Text>}
      {failure === 'failed' && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('brandUsers.detail.failed')}
        </LoadFailure>
      )}
      {!details && failure === null && <Skeleton />}
      {details && (
        <>
          <Stack space={6}>
            <Spread isNowrap alignY="top">
              <Inline>
                <Avatar initials={initials(details.user.fullName)} src={details.user.profilePicture} size="medium" />
                <EnumTag of="userStatus" value={details.user.status} />
                {!details.user.emailVerify && (
                  <StatusTag tone="yellow" mark="half" label={t('brandUsers.active.unverified')} />
                )}
              </Inline>
              <BrandMenu brand={details.user} />
            </Spread>
            {details.user.declineReason !== null && (
              <InlineAlert tone="error">
                {t('brandUsers.detail.declineReason', { reason: details.user.declineReason })}
              </InlineAlert>
            )}
          </Stack>
          <InsetSections>
            <BrandSteps details={details} />
          </InsetSections>
          <Facts details={details} />
          <InsetSections>
            <People details={details} onOpen={onOpen} />
            <BrandActivity details={details} />
          </InsetSections>
        </>
      )}
    </Drawer>
  );
}
