import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import type { SalesStatus } from '@resonanz/domain/sales';
import type { questionOf } from '../leadStatus.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { WonDialog } from './WonDialog.tsx';

/** A new status of a lead that asks for something first. */
export interface StatusQuestion {
  readonly lead: CustomerLead;
  readonly to: SalesStatus;
  readonly kind: NonNullable<ReturnType<typeof questionOf>>;
}

/** Asks for what a new status needs, and sets it. */
export function StatusDialog({
  question: { lead, to, kind },
  onClose,
}: {
  question: StatusQuestion;
  onClose: () => void;
}) {
  switch (kind) {
    case 'reason':
      return <GiveUpDialog lead={lead} to={to} onClose={onClose} />;
    case 'followUpDate':
      return <FollowUpDialog lead={lead} setsStatus onClose={onClose} />;
    case 'won':
      return <WonDialog lead={lead} onClose={onClose} />;
  }
}
