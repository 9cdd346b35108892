import type { Generated, JSONColumnType } from 'kysely';
import type {
  DateOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** The kind of signature; strokes are those of a drawn one. */
export interface StoredSignature {
  kind: Schemas['ContractSignature']['kind'];
  name: string;
  strokes?: number[][];
}

export interface ContractsTable {
  id: Generated<number>;
  type: Schemas['ContractType'];
  language: Schemas['ContractLanguage'];
  partner_name: string;
  partner_email: string;
  campaign_id: NumberOrNull;
  campaign_entry_id: NumberOrNull;
  customer_id: NumberOrNull;
  influencer_id: NumberOrNull;
  template_id: NumberOrNull;
  budget: NumberOrNull;
  start_date: DateOrNull;
  end_date: DateOrNull;
  terms: JSONColumnType<Schemas['ContractTerms'], string, string>;
  /** With placeholders, as it is edited. */
  text: string;
  /** With placeholders filled, as it was sent. */
  sent_text: TextOrNull;
  sent_at: InstantOrNull;
  partner_signed_at: InstantOrNull;
  agency_signed_at: InstantOrNull;
  cancelled_at: InstantOrNull;
  cancel_reason: TextOrNull;
  document_id: NumberOrNull;
  link_nonce: Buffer | null;
  link_hash: Buffer | null;
  link_expires_at: InstantOrNull;
  reminded_at: InstantOrNull;
  /** Reminders that were due by themselves and have left. */
  reminders: Generated<number>;
  partner_data: JsonOrNull<Schemas['ContractPartnerData']>;
  partner_signature: JsonOrNull<StoredSignature>;
  agency_signature: JsonOrNull<StoredSignature>;
  search_text: SearchText;
  created_by: NumberOrNull;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Every document of a contract, also those that later ones have replaced. */
export interface ContractDocumentsTable {
  file_id: number;
  contract_id: number;
  kind: Schemas['ContractDocument']['kind'];
  sha256: Buffer;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    contracts: ContractsTable;
    contract_documents: ContractDocumentsTable;
  }
}
