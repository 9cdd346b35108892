import { rejectRefused } from '@resonanz/api-client/errors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from '../detail/messages.ts';

/** A change sent from a dialog. */
export type Change = ReturnType<typeof useChange>;

/** Sends a change from a dialog: done, the row shows it; after an error the dialog says why and keeps what was entered. */
export const useChange = (doneText: string, onDone: () => void) =>
  useFormSend((call: () => Promise<unknown>) => rejectRefused(call()), {
    messages,
    otherwise: 'campaigns.error.other',
    done: doneText,
    onDone,
  });
