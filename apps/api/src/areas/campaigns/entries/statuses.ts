import {
  BRAND_STATUS,
  CAMPAIGN_TYPE,
  DECLINE_REASON_OTHER,
  PIPELINE_STATE,
  APPROVAL_STATUS,
} from '@resonanz/domain/campaigns';
import { can } from '@resonanz/domain/transitions';
import { declineReason } from '@resonanz/validators/declineReason';
import { containsHtml } from '@resonanz/validators/freeText';
import { url } from '@resonanz/validators/url';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { valid } from '../../../platform/http/valid.ts';
import { addComment } from '../../comments/door.ts';
import { countComments } from '../comments/queries.ts';
import { noteBrandMail } from '../decisions/brandMails.ts';
import { lacksPrice } from '../decisions/rules.ts';
import { notifyBrands } from '../notices/notices.ts';
import { changeEntries, type EntryEditor } from './changeEntries.ts';
import { isOtherNow, isSeenByBrand } from './rules.ts';

type Outcome = Schemas['CampaignInfluencerOutcome'];

/** A trimmed text of a user; markup is rejected at its field. */
function words(field: string, text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (containsHtml(trimmed)) throw invalidFields([{ field, key: 'containsHtml' }]);
  return trimmed;
}

function linkOf(text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return '';
  const read = url['~standard'].validate(trimmed);
  if (read.issues) throw invalidFields([{ field: 'contentLink', key: 'urlInvalid' }]);
  return read.value;
}

const OTHER_NOW = { refused: 'statusChangedMeanwhile' } as const;

/**
 * Changes the content status (docs/domain/transitions.md#content-status); correction notes are stored as a comment of
 * the agency.
 */
export function changeContentStatus(editor: EntryEditor, body: Schemas['ContentStatusChange']): Promise<Outcome> {
  const { user, services } = editor;
  const to = body.contentStatus;
  const reason = words('reason', body.reason);
  const link = linkOf(body.contentLink);
  return changeEntries(editor, body.compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const from = entry.content_status ?? '';
      if (from === to) return 'unchanged';
      if (isOtherNow(body.seenContentStatus, from)) return OTHER_NOW;
      const contentLink = link || entry.content_link;
      const publishDate = body.publishDate ?? entry.publish_date;
      const verdict = can('contentStatus', from, to, {
        roleId: user.roleId,
        entryInCampaign: entry.state === PIPELINE_STATE.campaign,
        fileOrLink: entry.content_files > 0 || contentLink !== null,
        comment: reason !== '',
        reason: reason !== '',
        finalContentApproved: entry.request_id === null || entry.final_content_status === APPROVAL_STATUS.approved,
        contentLink: contentLink !== null,
        publishDate: publishDate !== null,
      });
      if (!verdict.allowed) return { refused: verdict.reason };
      // Content that is submitted again is a new version for the brand
      // (docs/domain/transitions.md#final-content-status).
      const isNewVersion = to === 'Eingereicht' && entry.final_content_status === APPROVAL_STATUS.declined;
      return {
        set: {
          content_status: to,
          content_link: contentLink,
          publish_date: publishDate,
          ...(isNewVersion ? { final_content_status: APPROVAL_STATUS.pending } : {}),
        },
        changes: {
          contentStatus: [entry.content_status, to],
          ...(isNewVersion ? { finalContentStatus: [APPROVAL_STATUS.declined, APPROVAL_STATUS.pending] } : {}),
        },
        reason: reason || null,
      };
    },
    async after(tx, changed) {
      if (to === 'Eingereicht') {
        // The videos of a UGC campaign have mails and notices of their own.
        const seen = changed.filter((entry) => isSeenByBrand(entry) && entry.campaign_type !== CAMPAIGN_TYPE.ugc);
        await noteBrandMail(tx, 'content', seen, services.clock.now());
        return notifyBrands(tx, 'content', seen);
      }
      if (to !== 'Korrektur') return [];
      for (const { id } of changed) {
        await addComment(
          tx,
          user,
          { kind: 'campaignEntry', id },
          { text: reason, audience: 'internal' },
          services.clock.now(),
        );
        await countComments(tx, id);
      }
      return [];
    },
  });
}

/**
 * Records the brand's decision on the final content on its behalf (docs/domain/transitions.md#final-content-status), or
 * that there is a new version.
 */
export function changeFinalContentStatus(
  editor: EntryEditor,
  body: Schemas['FinalContentStatusChange'],
): Promise<Outcome> {
  const to = body.finalContentStatus;
  const reason = words('reason', body.reason);
  if (reason === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  return changeEntries(editor, body.compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const from = entry.final_content_status;
      if (from === to) return 'unchanged';
      if (entry.state !== PIPELINE_STATE.campaign) return { refused: 'notBookedYet' };
      const verdict = can('finalContentStatus', from, to, {
        roleId: editor.user.roleId,
        note: true,
        reason: true,
        newVersion: true,
        notOnline: entry.content_status !== 'Online',
      });
      if (!verdict.allowed) return { refused: verdict.reason };
      return { set: { final_content_status: to }, changes: { finalContentStatus: [from, to] }, reason };
    },
  });
}

/**
 * Changes the invoice status (docs/domain/transitions.md#invoice-status); the paid status speaks the same words
 * (docs/domain/campaigns.md#paid-status).
 */
export function changeInvoiceStatus(editor: EntryEditor, body: Schemas['InvoiceStatusChange']): Promise<Outcome> {
  const to = body.invoiceStatus;
  const reason = words('reason', body.reason);
  const number = words('invoiceNumber', body.invoiceNumber);
  return changeEntries(editor, body.compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const from = entry.invoice_status;
      if (from === to) return 'unchanged';
      if (isOtherNow(body.seenInvoiceStatus, from)) return OTHER_NOW;
      if (entry.state !== PIPELINE_STATE.campaign) return { refused: 'notBookedYet' };
      const amount = body.invoiceAmount ?? entry.invoice_amount;
      const verdict = can('invoiceStatus', from, to, {
        roleId: editor.user.roleId,
        // An invoice on paper has a number and no file.
        file: entry.attached_files > 0 || number !== '' || entry.invoice_number !== null,
        amount: amount !== null,
        paymentDate: body.paymentDate !== undefined,
        creditNote: body.isCreditNote === true,
        reason: reason !== '',
      });
      if (!verdict.allowed) return { refused: verdict.reason };
      const isReturned = to === 'Offen';
      return {
        set: {
          invoice_status: to,
          paid_status: to,
          invoice_number: isReturned ? null : number || entry.invoice_number,
          invoice_amount: isReturned ? null : amount,
          invoice_paid_on: to === 'Bezahlt' ? (body.paymentDate ?? entry.invoice_paid_on) : null,
        },
        changes: {
          invoiceStatus: [from, to],
          ...(amount === entry.invoice_amount || isReturned
            ? {}
            : { invoiceAmount: [entry.invoice_amount, amount] as const }),
        },
        reason: reason || null,
      };
    },
  });
}

/** The stored reason of a decline: the number of a listed reason, or the brand's own text. */
function storedReason(body: Schemas['BrandStatusChange']): string | null {
  if (body.brandStatus !== BRAND_STATUS.declined) return null;
  const { brandDeclineReason, declineText = '' } = valid(declineReason, body);
  return brandDeclineReason === DECLINE_REASON_OTHER ? declineText : String(brandDeclineReason);
}

/**
 * Records the brand's decision on its behalf (docs/domain/transitions.md#brand-status), or offers channels again, which
 * restarts their decision period.
 */
export function changeBrandStatus(editor: EntryEditor, body: Schemas['BrandStatusChange']): Promise<Outcome> {
  const { user, services } = editor;
  const to = body.brandStatus;
  const note = words('note', body.note);
  const reason = storedReason(body);
  const price = body.budgetExtern;
  return changeEntries(editor, body.compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const from = entry.brand_status ?? '';
      if (body.seenBrandStatus !== undefined && body.seenBrandStatus !== from) return { refused: 'decidedMeanwhile' };
      if (from === to) return 'unchanged';
      if (!isSeenByBrand(entry)) return { refused: 'visibleToBrandRequired' };
      const verdict = can('brandStatus', from, to, {
        roleId: user.roleId,
        note: note !== '',
        reason: note !== '',
        declineReason: reason !== null,
        visibleToBrand: true,
        entryBeforeCampaign: entry.state < PIPELINE_STATE.campaign,
        contractUnsigned: !entry.contract_signed,
        changedPrice: price !== undefined && price !== entry.external_budget,
      });
      if (!verdict.allowed) return { refused: verdict.reason };
      if (lacksPrice(to, entry)) return { refused: 'priceMissing' };
      const isOffered = to === BRAND_STATUS.pending;
      return {
        set: {
          brand_status: to,
          brand_decline_reason: reason,
          ...(isOffered
            ? {
                published_at: services.clock.now(),
                reminded_at: null,
                option_days_added: 0,
                external_budget: price ?? entry.external_budget,
              }
            : {}),
        },
        changes: {
          brandStatus: [from || null, to],
          ...(isOffered && price !== undefined && price !== entry.external_budget
            ? { budgetExtern: [entry.external_budget, price] as const }
            : {}),
        },
        reason: note,
      };
    },
  });
}

/** Changes whether channels have signed their NDA (docs/domain/transitions.md#nda-of-a-channel). */
export function changeNdaSigned(editor: EntryEditor, body: Schemas['NdaSignedChange']): Promise<Outcome> {
  const to = body.ndaSignedStatus;
  const reason = words('reason', body.reason);
  return changeEntries(editor, body.compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const from = entry.nda_signed_status;
      if (from === to) return 'unchanged';
      if (isOtherNow(body.seenNdaSignedStatus, from)) return OTHER_NOW;
      const verdict = can('ndaSignedStatus', from, to, {
        roleId: editor.user.roleId,
        newVersion: body.hasNewVersion === true,
        reason: reason !== '',
      });
      if (!verdict.allowed) return { refused: verdict.reason };
      return { set: { nda_signed_status: to }, changes: { ndaSignedStatus: [from, to] }, reason: reason || null };
    },
  });
}

/**
 * Changes the interest status of channels (docs/domain/enumerations.md#interest-status), in any direction, because it
 * only records what a creator said.
 */
export function changeInterest(
  editor: EntryEditor,
  { compaignInfluencerId, interestStatus: to, seenInterestStatus: seen }: Schemas['InterestChange'],
): Promise<Outcome> {
  return changeEntries(editor, compaignInfluencerId, {
    refusals: 'single',
    decide({ interest_status: from }) {
      if (from === to) return 'unchanged';
      return isOtherNow(seen, from)
        ? OTHER_NOW
        : { set: { interest_status: to }, changes: { interestStatus: [from, to] } };
    },
  });
}
