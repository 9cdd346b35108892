import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import type { SalesStatus } from '@resonanz/domain/sales';
import { useSession } from '@resonanz/session/react';
import type { StatusQuestion } from './dialogs/StatusDialog.tsx';
import { questionOf } from './leadStatus.ts';
import { useLeadActions } from './useLeadActions.ts';
import { useLeadText } from './useLeadText.ts';

const StatusDialog = lazy(async () => ({ default: (await import('./dialogs/StatusDialog.tsx')).StatusDialog }));

/** Changes the status of leads: at once, or after a dialog where the new status asks for something. */
export function useStatusChange() {
  const { t, status } = useLeadText();
  const { user } = useSession();
  const { calls, announce, notifyError } = useLeadActions();
  const mutation = useMutation(calls.changeStatus());
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const [moving, setMoving] = useState<{ readonly customerLeadId: number; readonly status: SalesStatus } | null>(null);

  async function set({ customerLeadId, company }: CustomerLead, to: SalesStatus): Promise<void> {
    setMoving({ customerLeadId, status: to });
    try {
      await mutation.mutateAsync({ customerLeadId, status: to });
      announce(t('customerLeads.done.status', { company, status: status(to) }));
    } catch (error) {
      notifyError(error);
    } finally {
      setMoving(null);
    }
  }

  return {
    isPending: mutation.isPending,
    /** The status a lead is shown in: the new one while it is set, the old one while a dialog asks. */
    shownStatus(lead: CustomerLead): SalesStatus {
      const { customerLeadId } = lead;
      if (moving?.customerLeadId === customerLeadId) return moving.status;
      return question?.lead.customerLeadId === customerLeadId ? question.lead.status : lead.status;
    },
    /** Sets a status that the lead may get (docs/domain/transitions.md#sales-status). */
    change(lead: CustomerLead, to: SalesStatus): void {
      const kind = user && questionOf(lead.status, to, user.role.roleId);
      if (kind) setQuestion({ lead, to, kind });
      else void set(lead, to);
    },
    dialog: <Suspense>{question && <StatusDialog question={question} onClose={() => setQuestion(null)} />}</Suspense>,
  };
}
