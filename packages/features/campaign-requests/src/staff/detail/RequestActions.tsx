import {
  ArchiveIcon,
  CheckIcon,
  DotsThreeVerticalIcon,
  EyeIcon,
  EyeSlashIcon,
  FileTextIcon,
  UserSwitchIcon,
  XIcon,
} from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type AgencyRequest, requestAdministrationMutations } from '@resonanz/api-client/requestAdministration';
import { ARCHIVED, CAMPAIGN_ACTIVE, REQUEST_NDA_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { messages } from '../messages.ts';
import { useAct } from '../useAct.ts';

const ApproveDialog = lazy(async () => ({ default: (await import('./ApproveDialog.tsx')).ApproveDialog }));
const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }));
const NdaDialog = lazy(async () => ({ default: (await import('./NdaDialog.tsx')).NdaDialog }));
const ReasonQuestion = lazy(async () => ({ default: (await import('../ReasonQuestion.tsx')).ReasonQuestion }));

/**
 * What can be done with a request: approve, decline, assign, NDA, deactivate, archive; nothing is drawn for those who
 * only look.
 */
export function RequestActions({ request }: { request: AgencyRequest }) {
  const t = useMessages(messages);
  const [mayEdit, mayApprove] = [useMay('Campaign Request', 'edit'), useMay('Campaign Request', 'approve')];
  const calls = requestAdministrationMutations(useApi(), useQueryClient());
  const [decide, changeActive, changeArchive] = [
    useMutation(calls.decide()),
    useMutation(calls.changeActive()),
    useMutation(calls.changeArchive()),
  ];
  const act = useAct();
  const [opened, setOpened] = useState<'approve' | 'decline' | 'assign' | 'nda' | 'deactivate' | null>(null);
  const { campaignRequestId, title, updatedAt, status, activeStatus, archive, withdrawnAt, ndaRequired, ndaStatus } =
    request;
  const ids = [campaignRequestId];
  const isOpen =
    status === REQUEST_STATUS.pending && activeStatus === CAMPAIGN_ACTIVE.active && archive === ARCHIVED.no;
  const mayArchive =
    archive === ARCHIVED.yes
      ? withdrawnAt === null
      : status !== REQUEST_STATUS.pending || activeStatus === CAMPAIGN_ACTIVE.inactive;
  const maySendNda =
    activeStatus === CAMPAIGN_ACTIVE.active &&
    archive === ARCHIVED.no &&
    !(ndaRequired && ndaStatus === REQUEST_NDA_STATUS.pending);
  const close = () => setOpened(null);
  const items = [
    { id: 'assign', label: t('requests.assign'), icon: UserSwitchIcon, onAction: () => setOpened('assign') },
    ...(maySendNda
      ? [{ id: 'nda', label: t('requests.nda.send'), icon: FileTextIcon, onAction: () => setOpened('nda') }]
      : []),
    ...(archive === ARCHIVED.yes
      ? []
      : activeStatus === CAMPAIGN_ACTIVE.active
        ? [
            {
              id: 'deactivate',
              label: t('word.deactivate'),
              icon: EyeSlashIcon,
              onAction: () => setOpened('deactivate'),
            },
          ]
        : [
            {
              id: 'activate',
              label: t('word.activate'),
              icon: EyeIcon,
              onAction: () =>
                void act.send(
                  () => changeActive.mutateAsync({ campaignRequestId: ids, activeStatus: CAMPAIGN_ACTIVE.active }),
                  t('requests.activate.done'),
                ),
            },
          ]),
    ...(mayArchive
      ? [
          {
            id: 'archive',
            label: t(archive === ARCHIVED.yes ? 'requests.restore' : 'word.archive'),
            icon: ArchiveIcon,
            onAction: () =>
              void act.send(
                () =>
                  changeArchive.mutateAsync({
                    campaignRequestId: ids,
                    archive: archive === ARCHIVED.yes ? ARCHIVED.no : ARCHIVED.yes,
                  }),
                t(archive === ARCHIVED.yes ? 'requests.restore.done' : 'requests.archive.done'),
              ),
          },
        ]
      : []),
  ];
  const menuName = t('requests.menu', { title });
  return (
    <>
      {/* A decision keeps its words on phones, too. */}
      {mayApprove && isOpen && (
        <Button iconStart={XIcon} onPress={() => setOpened('decline')}>
          {t('word.decline')}
        </Button>
      )}
      {request.mayApprove && (
        <Button variant="solid" iconStart={CheckIcon} onPress={() => setOpened('approve')}>
          {t('requests.approve')}
        </Button>
      )}
      {mayEdit && (
        <Menu
          label={menuName}
          placement="bottom end"
          trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={menuName} />}
          sections={[{ id: 'actions', items }]}
        />
      )}
      <Suspense>
        {opened === 'approve' && <ApproveDialog request={request} onClose={close} />}
        {opened === 'assign' && <AssignDialog request={request} onClose={close} />}
        {opened === 'nda' && <NdaDialog request={request} onClose={close} />}
        {opened === 'decline' && (
          <ReasonQuestion
            title={t('requests.decline.title', { title })}
            confirmLabel={t('word.decline')}
            description={t('requests.decline.hint')}
            doneText={t('requests.decline.done')}
            onSend={(reason) =>
              decide.mutateAsync({ campaignRequestId, status: REQUEST_STATUS.declined, updatedAt, reason })
            }
            onClose={close}
          />
        )}
        {opened === 'deactivate' && (
          <ReasonQuestion
            title={t('requests.deactivate.title', { title })}
            confirmLabel={t('word.deactivate')}
            description={t('requests.deactivate.hint')}
            doneText={t('requests.deactivate.done')}
            onSend={(reason) =>
              changeActive.mutateAsync({ campaignRequestId: ids, activeStatus: CAMPAIGN_ACTIVE.inactive, reason })
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
