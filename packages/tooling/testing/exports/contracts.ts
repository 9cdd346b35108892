export {
  buildContract,
  buildContractListItem,
  buildPublicContract,
  buildTemplateListItem,
} from '../src/builders/contracts.ts';
