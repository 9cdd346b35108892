import type { components } from '@resonanz/contract/types';
import { AGENCY } from '@resonanz/domain/agency';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { logoFile } from '../../../platform/documents/pdf/logoFile.ts';
import { pdfAnswer } from '../../../platform/documents/pdf/pdfAnswer.ts';
import type { ReportData, ReportPart } from '../../../platform/documents/pdf/report/ReportData.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { entryList } from '../entries/queries/list.ts';
import { visibleCampaign } from '../record/queries/detail.ts';
import { ReportWords, UNKNOWN } from './ReportWords.ts';
import { entriesPart, figuresPart, goalBars, goalsPart } from './resultParts.ts';

type Campaign = components['schemas']['Campaign'];

function factsOf(words: ReportWords, campaign: Campaign): ReportPart {
  const { say } = words;
  const day = (value: string | null): string => (value === null ? say('campaignReport.open') : words.day(value));
  const platforms = [...new Set([...campaign.channels, ...campaign.plannedChannels])];
  return {
    kind: 'facts',
    heading: say('campaignReport.facts'),
    facts: [
      [say('campaignReport.customer'), campaign.kundenname ?? UNKNOWN],
      [say('campaignReport.period'), `${day(campaign.startdatum)} – ${day(campaign.enddatum)}`],
      [say('campaignReport.type'), words.label(`campaignType.${campaign.type}`)],
      [say('campaignReport.status'), words.label(`campaignStatus.${campaign.status}`)],
      [say('campaignReport.region'), words.label(`region.${campaign.region}`)],
      [say('campaignReport.platforms'), platforms.join(', ') || UNKNOWN],
      [say('campaignReport.budget'), words.money(campaign.budget > 0 ? campaign.budget : null)],
      [say('campaignReport.owner'), campaign.ownerName ?? UNKNOWN],
    ],
  };
}

/** The result of a campaign as a PDF for its customer: prices of the brand, never what the agency pays or earns. */
export async function campaignReport(
  call: Pick<Call<'downloadCampaignReport'>, 'user' | 'services' | 'audit' | 'log'>,
  campaignId: number,
  language: 'de' | 'en',
): Promise<FileAnswer> {
  const { user, services, audit } = call;
  const now = services.clock.now();
  const campaign = await visibleCampaign(services.db, user, campaignId);
  const rows = await entryList(
    services.db,
    { campaignId, state: PIPELINE_STATE.campaign, sortBy: 'name', sort: 'ASC' },
    { now, optionDays: services.optionDays.unpublish },
  );
  const words = new ReportWords(language);
  const data: ReportData = {
    language,
    title: campaign.kampagnenname,
    subtitle: campaign.kundenname ?? '',
    lead: words.say('campaignReport.lead', { date: words.day(now) }),
    madeAt: now,
    agency: AGENCY,
    mark: logoFile('mark-light'),
    parts: [
      factsOf(words, campaign),
      figuresPart(words, rows),
      goalsPart(words, campaign, rows),
      ...goalBars(words, campaign, rows),
      entriesPart(words, rows),
    ],
  };
  audit({
    entity: 'campaign',
    entityId: campaignId,
    action: AUDIT_ACTION.export,
    changes: { format: [null, 'pdf'], rows: [null, rows.length] },
  });
  return pdfAnswer(
    call,
    data,
    words.say('campaignReport.fileName', { name: campaign.kampagnenname, date: words.day(now) }),
  );
}
