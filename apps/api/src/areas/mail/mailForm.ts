import type { components } from '@resonanz/contract/types';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import { contract } from '../../platform/http/contract.ts';
import type { DraftFile } from '../../platform/http/DraftFolder.ts';
import { readJsonPart } from '../../platform/http/jsonPart.ts';
import { schemaCheck } from '../../platform/http/validation.ts';
import type { Call } from '../../platform/operations/area.ts';
import { type MailText, oneLine } from './placeholders.ts';

type MailInput = components['schemas']['MailInput'];

const isMail = schemaCheck(contract, 'MailInput');

/** A mail from the form, sanitized, with its uploaded files. */
export interface MailForm {
  mail: MailInput;
  attachments: readonly DraftFile[];
}

/** The form's text, with the subject on one line and the HTML reduced to what the editor produces. */
export const cleanText = ({ subject, message }: MailText): MailText => ({
  subject: oneLine(subject),
  message: cleanHtml('template', message),
});

/** Reads the form of a mail: the JSON by the contract, its text cleaned. */
export function readMailForm({ body, drafts }: Call<'sendMail'>['input']): MailForm {
  const mail = readJsonPart(body.mail, 'mail', isMail);
  return {
    mail: { ...mail, ...cleanText(mail) },
    // A file field left empty is sent as a part without name and content.
    attachments: drafts.filter(({ fileName, size }) => fileName !== '' || size > 0),
  };
}
