export {
  projectShippingMutations,
  projectShippingQueries,
  type ProjectParcelInput,
  type ProjectShipment,
  type ProjectShipping,
  type ProjectShippingExport,
  type ProjectShippingFile,
  type ProjectShippingImported,
  type ProjectShippingPreview,
  type ProjectShippingResult,
  type ProjectShippingRow,
} from '../src/projectShipping.ts';
