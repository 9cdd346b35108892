import type { components } from '@resonanz/contract/types';
import { industryIds } from '@resonanz/domain/customers';
import { LEAD_SOURCE_IDS } from '@resonanz/domain/lookups';
import { SALES_STATUS } from '@resonanz/domain/sales';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import { type FieldError, invalidFields } from '../../../platform/http/ApiError.ts';
import {
  contactErrors,
  mayOwn,
  type StoredContact,
  storedContacts,
  storedWebsite,
  textErrors,
} from '../../customers/door.ts';
import { seesAll } from '../../ownership/door.ts';
import type { StoredLead } from './queries.ts';

type Input = components['schemas']['CustomerLeadInput'];

type Field =
  | 'company'
  | 'website'
  | 'country'
  | 'industry_id'
  | 'source_id'
  | 'expected_budget'
  | 'expected_month'
  | 'probability'
  | 'platforms'
  | 'next_step'
  | 'owner_user_id'
  | 'customer_id'
  | 'notes'
  | 'legal_basis';

/** The stored values of a lead and its contacts. */
export interface CheckedLead {
  lead: Pick<StoredLead, Field>;
  contacts: StoredContact[];
}

/** Whether a lead can be linked to this customer. */
export async function seesCustomer(tx: Tx, user: CallUser, customerId: number): Promise<boolean> {
  return user.may('Customer Management', 'view') && (await seesAll(tx, user, 'customers', [customerId]));
}

async function customerErrors(
  tx: Tx,
  user: CallUser,
  customerId: number | null,
  before: StoredLead | undefined,
): Promise<FieldError[]> {
  if (customerId === (before?.customer_id ?? null)) return [];
  if (customerId === null) return before?.status === SALES_STATUS.won ? [{ field: 'customerId', key: 'required' }] : [];
  return (await seesCustomer(tx, user, customerId)) ? [] : [{ field: 'customerId', key: 'invalidValue' }];
}

/**
 * Returns the values to store, or throws 422 with an error for each invalid field; the current owner and customer stay
 * valid even if they could not be chosen now.
 */
export async function checkLead(tx: Tx, user: CallUser, input: Input, before?: StoredLead): Promise<CheckedLead> {
  const {
    sourceId,
    country = null,
    industryId = null,
    ownerUserId = null,
    customerId = null,
    nextStep = '',
    notes = '',
  } = input;
  const errors: FieldError[] = [...textErrors({ nextStep }, input.contacts, notes), ...contactErrors(input.contacts)];
  if (!LEAD_SOURCE_IDS.some((id) => id === sourceId)) errors.push({ field: 'sourceId', key: 'choiceInvalid' });
  if (industryId !== null && industryIds(industryId).length === 0)
    errors.push({ field: 'industryId', key: 'choiceInvalid' });
  if (
    ownerUserId !== null &&
    ownerUserId !== before?.owner_user_id &&
    !(await mayOwn(tx, 'Customer Leads', ownerUserId))
  ) {
    errors.push({ field: 'ownerUserId', key: 'choiceInvalid' });
  }
  errors.push(...(await customerErrors(tx, user, customerId, before)));
  if (errors.length > 0) throw invalidFields(errors);
  return {
    lead: {
      company: input.company,
      website: storedWebsite(input.website),
      country,
      industry_id: industryId,
      source_id: sourceId,
      expected_budget: input.expectedBudget ?? null,
      expected_month: input.expectedMonth ?? null,
      probability: input.probability ?? null,
      platforms: input.platforms ?? [],
      next_step: nextStep.trim(),
      owner_user_id: ownerUserId,
      customer_id: customerId,
      notes,
      legal_basis: input.legalBasis ?? null,
    },
    contacts: storedContacts(input.contacts, country),
  };
}
