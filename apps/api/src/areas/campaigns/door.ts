export { decideOnProposal, type Proposal } from './decisions/decide.ts';
export { addCampaignIn } from './record/changes.ts';
export { publishCampaignEvents } from './notices/campaignEvents.ts';
export { changeEntries, type EntryEditor } from './entries/changeEntries.ts';
export { mailBrands } from './decisions/brandMails.ts';
export { daysLeft, nameOf, type OptionTime } from './entries/row.ts';
export { notifyAgency, notifyBrands } from './notices/notices.ts';
export { isOver, possibleDecisions, rejectImpossible, type Decidable } from './decisions/rules.ts';
export { toProposal, type ProposalRow } from './decisions/proposals.ts';
export { countComments } from './comments/queries.ts';
export { entryList } from './entries/queries/list.ts';
export { platformsOf } from './list/queries.ts';
export { entriesWhere, hasSignedContract } from './entries/queries/locked.ts';
export {
  creatorName,
  decisionOrder,
  proposalColumns,
  sharedComments,
  waitsForBrand,
} from './decisions/queries/proposals.ts';
export { agencyUsers, requestPeople } from './notices/queries.ts';
export type { ReportRow } from './report/ReportFigures.ts';
export { ReportWords, UNKNOWN } from './report/ReportWords.ts';
export { entriesPart, figuresPart, goalBars, goalsPart } from './report/resultParts.ts';
export { notifyBrandOfRequest, notifyResponsibleOfRequest } from './notices/requestNotices.ts';
export { isSeenByBrand } from './entries/rules.ts';
export { autoUpdateCampaigns } from './figures/autoUpdate.ts';
export { markAsReminded } from './decisions/queries/undecided.ts';
export { updateNdaOfCampaign, updateRequest } from './record/queries/linkedRequest.ts';
