import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Editor } from '../accounts/door.ts';
import { askForCompanyName, decideOnCompanyName } from './companyName.ts';

type Input = components['schemas']['CompanyNameChangeInput'];
type Change = components['schemas']['CompanyNameChange'];

function unknownFields(input: Input, allowed: readonly (keyof Input)[]) {
  const names = Object.keys(input) as (keyof Input)[];
  return names.filter((name) => !allowed.includes(name)).map((field) => ({ field, key: 'unknownField' }));
}

function asBrand(editor: Editor, input: Input): Promise<Change> {
  if (editor.user.signupWithToken) throw forbidden();
  const errors = unknownFields(input, ['companyName']);
  if (input.companyName === undefined) throw invalidFields([{ field: 'companyName', key: 'required' }, ...errors]);
  if (errors.length > 0) throw invalidFields(errors);
  return askForCompanyName(editor, input.companyName);
}

function asStaff(editor: Editor, input: Input): Promise<Change> {
  if (!editor.user.may('Brand Management', 'approve')) throw forbidden();
  const { companyNameChangeId, status, reason } = input;
  const errors = unknownFields(input, ['companyNameChangeId', 'status', 'reason']);
  const missing = (['companyNameChangeId', 'status'] as const).filter((field) => input[field] === undefined);
  if (status === APPROVAL_STATUS.declined && reason === undefined) errors.push({ field: 'reason', key: 'required' });
  if (companyNameChangeId === undefined || status === undefined || errors.length > 0) {
    throw invalidFields([...missing.map((field) => ({ field, key: 'required' })), ...errors]);
  }
  return decideOnCompanyName(editor, {
    companyNameChangeId,
    status,
    reason: status === APPROVAL_STATUS.declined ? (reason?.trim() ?? null) : null,
  });
}

/** A brand asks for another name; staff decides. */
export async function changeCompanyName(editor: Editor, input: Input): Promise<Change> {
  return editor.user.audience === 'brand' ? asBrand(editor, input) : asStaff(editor, input);
}
