import { randomBytes } from 'node:crypto';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { hashOf } from '../../src/areas/contracts/signing/link.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { signature, templateOf, terms } from '../kit/contractFixture.ts';
import type { Asking, Maker } from './asking.ts';

const DAY = 86_400_000;
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

interface MadeContract {
  contractId: number;
  updatedAt: string;
  token: string;
}

/** A contract of brand one's campaign: a draft, or one that was sent or signed and has its document. */
async function contractOf(
  { world: { server, campaignOf } }: Pick<Asking, 'world'>,
  state: 'draft' | 'sent' | 'signed' = 'draft',
  campaign_id: number | null = campaignOf[1],
): Promise<MadeContract> {
  const { db, clock } = server;
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const { id: contractId, updated_at } = await db
    .insertInto('contracts')
    .values({
      type: 1,
      language: 'DE',
      partner_name: 'Mia Sommer',
      partner_email: 'mia@example.com',
      campaign_id,
      customer_id: 1,
      terms: JSON.stringify(terms),
      text: '<p>Text</p>',
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  if (state === 'draft') return { contractId, updatedAt: updated_at, token };
  const key = `contract-${contractId}.pdf`;
  await server.server.services.storage.put('contract', key, PDF);
  const { id: document_id } = await db
    .insertInto('files')
    .values({
      key,
      name: 'Vertrag.pdf',
      content_type: 'application/pdf',
      size: PDF.length,
      subject: 'contract',
      subject_id: contractId,
      kind: 'contract',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contracts')
    .set({
      sent_at: now,
      sent_text: '<p>Text</p>',
      document_id,
      link_nonce: randomBytes(24),
      link_hash: hashOf(token),
      link_expires_at: new Date(now.getTime() + DAY),
      ...(state === 'signed' && {
        partner_signed_at: now,
        partner_signature: JSON.stringify({ kind: 'typed', name: 'Mia Sommer' }),
      }),
    })
    .where('id', '=', contractId)
    .execute();
  return { contractId, updatedAt: updated_at, token };
}

const named: Maker = async (asking) => ({ path: { id: (await contractOf(asking)).contractId } });
const withContract =
  (state: 'draft' | 'sent' | 'signed' = 'draft'): Maker =>
  async (asking) => ({ json: { contractId: (await contractOf(asking, state)).contractId } });
// A reader with the link reads the contract with its campaign: this one has none, so that an answer says nothing of a brand.
const tokenOf = async (asking: Asking): Promise<string> => (await contractOf(asking, 'sent', null)).token;
const opened: Maker = async (asking) => ({ path: { token: await tokenOf(asking) } });

/** A valid input of every served call of contracts and templates. */
export const contractInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getContractsPage: () => ({ json: {} }),
  getContract: named,
  getContractChoices: () => ({}),
  getContractHistory: named,
  saveContract: async ({ world }) => ({
    json: {
      type: 1,
      language: 'DE',
      partnerName: 'Mia Sommer',
      partnerEmail: 'mia@example.com',
      campaignDataId: world.campaignOf[1],
      compaignInfluencerId: null,
      customerId: 1,
      influencerId: null,
      templateId: await templateOf(world.server),
      budget: 1_500,
      startDate: '2026-01-01',
      endDate: null,
      terms,
    },
  }),
  createContractsForEntries: async ({ world }) => ({
    json: {
      compaignInfluencerId: [await world.createEntry(1, { state: 3 })],
      type: 1,
      language: 'DE',
      templateId: await templateOf(world.server),
      terms,
    },
  }),
  duplicateContract: withContract(),
  changeContractStatus: async (asking) => {
    const { contractId, updatedAt } = await contractOf(asking, 'signed');
    return { json: { contractId, updatedAt, status: 'countersigned', signerName: 'Katharina Bergmann' } };
  },
  remindOfContract: withContract('sent'),
  uploadSignedContract: async (asking) => {
    const { contractId } = await contractOf(asking, 'sent');
    const today = berlinDay(asking.world.server.clock.now());
    return {
      form: {
        contractId: String(contractId),
        signedDatePartner: today,
        file: new File([PDF], 'vertrag.pdf', { type: 'application/pdf' }),
      },
    };
  },
  downloadContract: named,
  downloadContracts: async (asking) => ({ json: { contractId: [(await contractOf(asking, 'sent')).contractId] } }),
  deleteContract: withContract(),
  exportContracts: () => ({ json: { format: 'csv', language: 'de' } }),
  readPublicContract: opened,
  readPublicContractDocument: opened,
  signPublicContract: async (asking) => ({ path: { token: await tokenOf(asking) }, json: signature }),
  getTemplatesPage: () => ({ json: {} }),
  getTemplate: async ({ world }) => ({ path: { id: await templateOf(world.server) } }),
};
