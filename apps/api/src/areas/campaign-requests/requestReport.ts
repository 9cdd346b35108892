import { AGENCY } from '@resonanz/domain/agency';
import { type CampaignStatus, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { logoFile } from '../../platform/documents/pdf/logoFile.ts';
import { pdfAnswer } from '../../platform/documents/pdf/pdfAnswer.ts';
import type { ReportData, ReportPart } from '../../platform/documents/pdf/report/ReportData.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call } from '../../platform/operations/area.ts';
import {
  entriesPart,
  figuresPart,
  goalBars,
  goalsPart,
  type ReportRow,
  ReportWords,
  UNKNOWN,
} from '../campaigns/door.ts';
import { bookedOf } from './queries/bookedChannels.ts';
import { campaignOfRequest } from './queries/requests.ts';
import { requestDetail } from './requestDetail.ts';

/** A booked channel as a row of the report: what the brand's own page shows of it, and nothing else. */
const toRow = ({
  name,
  platform,
  leistung,
  publishDate,
  contentStatus,
  budgetExtern,
  results,
}: Schemas['BookedChannel']): ReportRow => ({
  name,
  platform,
  leistung,
  publishDate,
  contentStatus,
  state: PIPELINE_STATE.campaign,
  budgetExtern,
  reichweite: results.reach,
  impressionen: results.impressions,
  views: results.views,
  clicks: results.clicks,
  likes: results.likes,
  shares: results.shares,
  kommentare: results.comments,
  orderData: results.orders,
});

function factsOf(words: ReportWords, request: Schemas['CampaignRequest'], status: CampaignStatus): ReportPart {
  const { say } = words;
  const day = (value: string | null): string => (value === null ? say('campaignReport.open') : words.day(value));
  const { form, campaignStart, campaignEnd, number, contactName } = request;
  return {
    kind: 'facts',
    heading: say('campaignReport.facts'),
    facts: [
      [say('campaignReport.request'), number],
      [say('campaignReport.period'), `${day(campaignStart)} – ${day(campaignEnd)}`],
      [say('campaignReport.product'), form.productName || UNKNOWN],
      [say('campaignReport.status'), words.label(`campaignStatus.${status}`)],
      [say('campaignReport.platforms'), form.platforms.join(', ') || UNKNOWN],
      [say('campaignReport.budget'), words.money(form.budget)],
      [say('campaignReport.contact'), contactName ?? UNKNOWN],
    ],
  };
}

/**
 * What the campaign of a request brought, as a PDF for its brand: channels that it sees, at its own prices. 404 while
 * there is no campaign.
 */
export async function requestReport(
  call: Pick<Call<'downloadCampaignRequestReport'>, 'user' | 'services' | 'audit' | 'log'>,
  id: number,
  language: 'de' | 'en',
): Promise<FileAnswer> {
  const { user, services, audit } = call;
  const now = services.clock.now();
  const campaign = await campaignOfRequest(services.db, user, id);
  if (campaign === undefined) throw notFound();
  const [request, booked] = await Promise.all([requestDetail(services, user, id), bookedOf(services, user, [id])]);
  const rows = booked.map(toRow).toSorted((a, b) => a.name.localeCompare(b.name, language));
  const words = new ReportWords(language);
  const goals = { kpi: request.form.kpi, cpm: campaign.target_cpm };
  const data: ReportData = {
    language,
    title: request.form.title,
    subtitle: campaign.brand ?? '',
    lead: words.say('campaignReport.brandLead', { date: words.day(now) }),
    madeAt: now,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parts: [
      factsOf(words, request, campaign.status),
      figuresPart(words, rows),
      goalsPart(words, goals, rows),
      ...goalBars(words, goals, rows),
      entriesPart(words, rows),
    ],
  };
  audit({
    entity: 'campaign_request',
    entityId: id,
    action: AUDIT_ACTION.export,
    changes: { format: [null, 'pdf'], rows: [null, rows.length] },
  });
  return pdfAnswer(
    call,
    data,
    words.say('campaignReport.fileName', { name: request.form.title, date: words.day(now) }),
  );
}
