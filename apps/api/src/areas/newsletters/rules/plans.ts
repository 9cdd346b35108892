import { namesProject } from '@resonanz/domain/newsletters';
import { can } from '@resonanz/domain/transitions';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { conflict, type FieldError, forbidden } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { missingTexts, type NewsletterTexts } from './texts.ts';

type State = Schemas['NewsletterState'];

/** States that the server alone sets. */
const OWN_STATES: readonly State[] = ['sending', 'sent'];

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('Testerworld Dashboard', 'add')) throw forbidden();
}

/** Throws 409 for a change of state that is none of the table, or that staff do not make. */
export function rejectTransition(user: CallUser, from: State, to: State): void {
  if (OWN_STATES.includes(to)) throw conflict('transitionNotAllowed');
  const verdict = can('newsletter', from, to, { roleId: user.roleId });
  if (!verdict.allowed) throw conflict(verdict.reason);
}

/** Whether subject or text of a language names the product test. */
export const isAboutProject = (texts: NewsletterTexts): boolean =>
  namesProject(`${texts.subject_de}${texts.subject_en}${texts.text_de}${texts.text_en}`);

/** What a newsletter lacks to be sent. */
export function planErrors(row: NewsletterTexts & { project_id: number | null }, receivers: number): FieldError[] {
  return [
    ...missingTexts(row, ['de', 'en']),
    ...(row.project_id === null && isAboutProject(row) ? [{ field: 'projectId', key: 'required' }] : []),
    ...(receivers === 0 ? [{ field: 'audience', key: 'noReceivers' }] : []),
  ];
}
