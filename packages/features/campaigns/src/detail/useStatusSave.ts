import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { campaignEntryMutations, type CampaignInfluencerOutcome } from '@resonanz/api-client/campaignEntries';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type EnumerationName, type EnumerationValue, isValueOf } from '@resonanz/domain/enumerations';
import type { CellVerdict, UnsavedCell } from '@resonanz/grid/DataGrid';
import { useMessages } from '@resonanz/i18n/react';
import { hasNoAnswer } from './hasNoAnswer.ts';
import { messages } from './messages.ts';
import { useReason } from './useReason.ts';

/** Facts that a cell cannot hold; the window of the row asks for them. */
const ASKED_IN_WINDOW: ReadonlySet<string> = new Set([
  'fileOrLinkRequired',
  'commentRequired',
  'reasonRequired',
  'contentLinkRequired',
  'publishDateRequired',
  'fileRequired',
  'amountRequired',
  'paymentDateRequired',
  'creditNoteRequired',
]);

/** A value of a cell as what its column lets through. */
function valueIn<Name extends EnumerationName>(name: Name, value: unknown): EnumerationValue<Name> {
  if (!isValueOf(name, value)) throw new Error(`${String(value)} is no value of ${name}`);
  return value;
}

/**
 * Saves a status that was entered in its cell over the one the user saw; each has a call of its own, and the server
 * says what is still missing for it.
 */
export function useStatusSave(campaignId: number): (cell: UnsavedCell<number>) => Promise<CellVerdict> {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const calls = campaignEntryMutations(useApi(), useQueryClient());
  const { mutateAsync: changeContent } = useMutation(calls.changeContentStatus());
  const { mutateAsync: changeInvoice } = useMutation(calls.changeInvoiceStatus());
  const { mutateAsync: changeNda } = useMutation(calls.changeNdaSigned());
  const { mutateAsync: changeInterest } = useMutation(calls.changeInterest());

  return useCallback(
    async ({ rowId, columnId, value, previous }) => {
      const entry = { campaignId, entryId: [rowId] };
      const send = (): Promise<CampaignInfluencerOutcome> => {
        switch (columnId) {
          case 'contentStatus':
            return changeContent({
              ...entry,
              contentStatus: valueIn(columnId, value),
              ...(previous !== null && { seenContentStatus: valueIn(columnId, previous) }),
            });
          case 'invoiceStatus':
            return changeInvoice({
              ...entry,
              invoiceStatus: valueIn(columnId, value),
              ...(previous !== null && { seenInvoiceStatus: valueIn(columnId, previous) }),
            });
          case 'ndaSignedStatus':
            return changeNda({
              ...entry,
              ndaSignedStatus: valueIn(columnId, value),
              ...(previous !== null && { seenNdaSignedStatus: valueIn(columnId, previous) }),
            });
          default:
            return changeInterest({
              ...entry,
              interestStatus: valueIn('interestStatus', value),
              ...(previous !== null && { seenInterestStatus: valueIn('interestStatus', previous) }),
            });
        }
      };
      try {
        const [rejected] = (await send()).refused;
        if (rejected === undefined) return { ok: true };
        const words = reason(rejected.reason);
        const subject = columnId === 'contentStatus' ? 'content' : columnId === 'invoiceStatus' ? 'invoice' : null;
        if (subject === null || !ASKED_IN_WINDOW.has(rejected.reason)) return { ok: false, message: words };
        return {
          ok: false,
          message: t('campaigns.cell.inWindow', { reason: words, item: t(`campaigns.menu.${subject}`) }),
        };
      } catch (error) {
        if (hasNoAnswer(error)) throw error;
        return { ok: false, message: say(error, 'campaigns.error.other') };
      }
    },
    [campaignId, changeContent, changeInterest, changeInvoice, changeNda, reason, say, t],
  );
}
