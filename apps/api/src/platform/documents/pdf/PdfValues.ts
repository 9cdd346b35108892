import type { ContractData } from './contract/ContractData.ts';
import type { ReportData } from './report/ReportData.ts';

/**
 * The values of each kind of document: plain values only, so that they can be sent to the rendering process. An area
 * with a document of its own adds its kind.
 */
export interface PdfValues {
  report: ReportData;
  contract: ContractData;
}
