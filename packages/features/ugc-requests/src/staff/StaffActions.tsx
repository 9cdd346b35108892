import { CheckIcon, XIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { useUgcText } from '../useUgcText.ts';
import { ReasonQuestion } from '../view/ReasonQuestion.tsx';
import { useUgcActions } from '../view/useUgcActions.ts';

/** What the agency does with a request: approve with its price, decline, put away. */
export function StaffActions({ request }: { request: UgcRequest }) {
  const { t, total } = useUgcText();
  const { calls, run, announce } = useUgcActions();
  const [mayApprove, mayEdit] = [useMay('UGC Campaign Request', 'approve'), useMay('UGC Campaign Request', 'edit')];
  const changeStatus = useMutation(calls.changeStatus());
  const changePlace = useMutation(calls.changePlace());
  const [open, setOpen] = useState<'approve' | 'decline' | 'deactivate' | null>(null);
  const { ugcCampaignRequestId, status, active, archived, money, updatedAt } = request;
  const isPending = status === REQUEST_STATUS.pending && active && !archived;
  const place = (values: { active?: boolean; archived?: boolean }, done: string) =>
    run(() => changePlace.mutateAsync({ ugcCampaignRequestId, ...values }), done);
  return (
    <>
      <Inline space={3}>
        {mayEdit && (
          <>
            {active ? (
              <Button onPress={() => setOpen('deactivate')}>{t('word.deactivate')}</Button>
            ) : (
              <Button
                isPending={changePlace.isPending}
                onPress={() => void place({ active: true }, t('ugcRequests.staff.activated'))}
              >
                {t('word.activate')}
              </Button>
            )}
            {!isPending && (
              <Button
                isPending={changePlace.isPending}
                onPress={() =>
                  void place(
                    { archived: !archived },
                    t(archived ? 'ugcRequests.staff.restored' : 'ugcRequests.staff.archivedDone'),
                  )
                }
              >
                {t(archived ? 'ugcRequests.staff.restore' : 'word.archive')}
              </Button>
            )}
          </>
        )}
        {mayApprove && isPending && (
          <>
            <Button iconStart={XIcon} onPress={() => setOpen('decline')}>
              {t('word.decline')}
            </Button>
            <Button
              variant="solid"
              iconStart={CheckIcon}
              isDisabled={money.total === null}
              onPress={() => setOpen('approve')}
            >
              {t('ugcRequests.staff.approve')}
            </Button>
          </>
        )}
      </Inline>
      {open === 'approve' && (
        <AlertDialog
          isOpen
          onOpenChange={() => setOpen(null)}
          title={t('ugcRequests.staff.approveTitle', { number: request.number })}
          confirmLabel={t('ugcRequests.staff.approve')}
          cancelLabel={t('word.cancel')}
          isPending={changeStatus.isPending}
          pendingLabel={t('ugcRequests.sending')}
          onConfirm={() =>
            void run(
              () => changeStatus.mutateAsync({ ugcCampaignRequestId, status: REQUEST_STATUS.approved, updatedAt }),
              t('ugcRequests.staff.approved'),
            ).then(() => setOpen(null))
          }
        >
          {t('ugcRequests.staff.approveText', {
            brand: request.brandName,
            price: total(money),
            count: request.order.videoCount,
          })}
        </AlertDialog>
      )}
      {open === 'decline' && (
        <ReasonQuestion
          title={t('ugcRequests.staff.declineTitle', { number: request.number })}
          label={t('ugcRequests.staff.declineReason')}
          confirmLabel={t('word.decline')}
          tone="danger"
          onSend={async (reason) => {
            await changeStatus.mutateAsync({
              ugcCampaignRequestId,
              status: REQUEST_STATUS.declined,
              updatedAt,
              reason,
            });
            announce(t('ugcRequests.staff.declined'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'deactivate' && (
        <ReasonQuestion
          title={t('ugcRequests.staff.deactivateTitle', { number: request.number })}
          description={t('ugcRequests.staff.deactivateHint')}
          confirmLabel={t('word.deactivate')}
          tone="danger"
          onSend={async (reason) => {
            await changePlace.mutateAsync({ ugcCampaignRequestId, active: false, reason });
            announce(t('ugcRequests.staff.deactivated'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
