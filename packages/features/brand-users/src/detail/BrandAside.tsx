import type { BrandUserDetails } from '@resonanz/api-client/brandUsers';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Activity, type NextStep, NextSteps, useChangeEntries } from '@resonanz/records/RecordAside';
import { messages } from '../messages.ts';

const NAMES = `${staffPaths.brandManagement()}?tab=names`;

/** What waits for the agency or for the brand. */
export function BrandSteps({
  details: { user, invitations, reactivationAskedAt, deletionRequestedAt },
}: {
  details: BrandUserDetails;
}) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { status, emailVerify, companyNameChange, contactPerson, fullName } = user;
  const isWaiting = status === 'pending';
  const steps: readonly (NextStep | false)[] = [
    isWaiting &&
      (emailVerify
        ? { id: 'approve', title: t('brandUsers.steps.approve'), dueDate: null }
        : { id: 'verify', title: t('brandUsers.steps.verify'), dueDate: null, note: contactPerson ?? fullName }),
    reactivationAskedAt !== null && {
      id: 'reactivation',
      title: t('brandUsers.steps.reactivation'),
      dueDate: null,
      note: t('brandUsers.detail.reactivation', { date: formatDate(reactivationAskedAt, language) }),
    },
    deletionRequestedAt !== null && {
      id: 'deletion',
      title: t('brandUsers.steps.deletion'),
      dueDate: null,
      note: t('brandUsers.detail.deletion', { date: formatDate(deletionRequestedAt, language) }),
    },
    companyNameChange?.status === APPROVAL_STATUS.pending && {
      id: 'name',
      title: t('brandUsers.steps.name'),
      href: NAMES,
      dueDate: null,
      note: t('brandUsers.detail.nameChange', { name: companyNameChange.requestedName }),
    },
    ...invitations
      .filter(({ state }) => state === 'open')
      .map(({ invitationId, email, expiresAt }) => ({
        id: `invitation-${invitationId}`,
        title: t('brandUsers.steps.invitation'),
        dueDate: berlinDay(new Date(expiresAt)),
        note: email,
      })),
  ];
  return <NextSteps steps={steps.filter((step) => step !== false)} />;
}

/** What happened to the account. */
export function BrandActivity({ details: { history } }: { details: BrandUserDetails }) {
  const t = useMessages(messages);
  const entries = useChangeEntries({ data: { pages: [{ content: history }] }, isError: false }, (field) =>
    textOr(t, messages, `brandUsers.field.${field}`, field),
  );
  return <Activity entries={entries} />;
}
