import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AGENCY } from '@resonanz/domain/agency';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ContractData, DrawnSignature } from '../../../platform/documents/pdf/contract/ContractData.ts';
import { logoFile } from '../../../platform/documents/pdf/logoFile.ts';
import { PdfError } from '../../../platform/documents/pdf/PdfRenderer.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { ContractRow } from '../record/queries/contracts.ts';
import type { ContractDocumentsTable, StoredSignature } from '../tables.ts';
import { ContractWords } from './ContractWords.ts';
import { fillText } from './fillText.ts';
import { insertDocument } from './queries.ts';
import { textBlocks } from './textBlocks.ts';

/** Who draws and keeps documents. */
export type Drawer = Pick<CallContext, 'services' | 'log'>;

/** The text of a contract with its placeholders filled; one that was sent stays as it was. */
export const filledText = (row: ContractRow, now: Date): string =>
  row.sent_text ?? fillText(row.text, new ContractWords(row).placeholders(now));

/** The last four characters of an account, which distinguish it without revealing it. */
const endingOf = (iban: string): string => iban.slice(-4);

function partnerLines(words: ContractWords, row: ContractRow): string[] {
  const { say } = words;
  const data = row.partner_data;
  if (data === null) return [row.partner_name];
  return [
    row.partner_name,
    data.streetAndHouse,
    `${data.cityAndZip}, ${say(`contract.country.${data.country}`)}`,
    say('contract.taxId', { taxId: data.taxId }),
    say('contract.vat', { liable: data.vatLiable ? 'yes' : 'no' }),
    ...(data.iban === null
      ? []
      : [
          say('contract.account', {
            recipient: data.accountRecipient ?? row.partner_name,
            ending: endingOf(data.iban),
          }),
        ]),
  ];
}

function signatureOf(
  words: ContractWords,
  role: string,
  stored: StoredSignature | null,
  at: string | null,
): DrawnSignature {
  const { say } = words;
  if (stored === null || at === null) return { role, name: '', note: say('contract.notSigned'), alt: '' };
  const alt = say('contract.signatureOf', { name: stored.name });
  return {
    role,
    name: stored.name,
    note: say('contract.signedOn', { date: words.moment(at) }),
    alt,
    ...(stored.strokes !== undefined && { strokes: stored.strokes }),
  };
}

/** What the document of a contract says; `checksum` is that of the document the partner was sent. */
export function contractData(row: ContractRow, now: Date, checksum?: string): ContractData {
  const words = new ContractWords(row);
  const { say } = words;
  const [agency, partner] = [say('contract.agency'), say('contract.partner')];
  return {
    language: words.language,
    title: words.title,
    subtitle: `${row.partner_name} · ${words.campaign}`,
    madeAt: now,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parties: [
      {
        heading: agency,
        lines: [
          AGENCY.company,
          AGENCY.street,
          AGENCY.zipAndCity,
          say('contract.represented', { names: AGENCY.managingDirectors.join(', ') }),
        ],
      },
      { heading: partner, lines: partnerLines(words, row) },
    ],
    facts: { heading: say('contract.facts'), facts: words.facts() },
    text: textBlocks(filledText(row, now)),
    signatures: {
      heading: say('contract.signatures'),
      signed: [
        signatureOf(words, agency, row.agency_signature, row.agency_signed_at),
        signatureOf(words, partner, row.partner_signature, row.partner_signed_at),
      ],
      note: checksum === undefined ? say('contract.sentNote') : say('contract.signedNote', { checksum }),
    },
  };
}

/** Renders the document of a contract as it is; rendering errors are logged. */
export async function drawDocument({ services, log }: Drawer, data: ContractData): Promise<Buffer> {
  try {
    return await services.pdf.render('contract', data);
  } catch (error) {
    if (error instanceof PdfError) log.error({ err: error.cause ?? error }, 'a contract could not be drawn');
    throw error;
  }
}

/** The name of a contract's document. */
export function documentName(row: ContractRow): string {
  const name = row.partner_name
    .replaceAll(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return new ContractWords(row).say('contract.fileName', { number: row.id, name });
}

/** Bytes that lie in the storage and have no row yet. */
export interface StoredDocument {
  key: string;
  size: number;
  sha256: Buffer;
}

const PDF = 'application/pdf';

/** Lays bytes into the storage; to be called before the transaction that names them. */
export async function keepBytes(
  { storage }: Pick<Services, 'storage'>,
  bytes: Uint8Array,
  key = `contract-${randomUUID()}.pdf`,
): Promise<StoredDocument> {
  await storage.put('contract', key, bytes);
  return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}

/** Runs the transaction that references stored bytes, and deletes them when it fails: otherwise they would be orphaned. */
export async function orForget<Value>(
  { storage }: Pick<Services, 'storage'>,
  stored: StoredDocument,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    await storage.remove('contract', stored.key);
    throw error;
  }
}

/** Files stored bytes as the document of a contract; earlier ones stay. Returns the id of the file. */
export async function fileDocument(
  tx: Kysely<Schema>,
  row: ContractRow,
  { key, size, sha256 }: StoredDocument,
  { kind, userId, now }: { kind: ContractDocumentsTable['kind']; userId: number | null; now: Date },
): Promise<number> {
  const values = {
    key,
    name: documentName(row),
    content_type: PDF,
    size,
    subject: 'contract',
    subject_id: row.id,
    kind: 'contract',
    uploaded_by: userId,
    created_at: now,
  } as const;
  return insertDocument(tx, values, { contract_id: row.id, kind, sha256 });
}
