import type { ContractData } from './contract/ContractData.ts';
import type { ReportData } from './report/ReportData.ts';

/**
 * What each kind of document is made from; plain values only, so that they can travel to the process that draws. An
 * area with a document of its own adds its kind.
 */
export interface PdfValues {
  report: ReportData;
  contract: ContractData;
}
