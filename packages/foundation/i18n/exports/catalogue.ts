export {
  EMBEDDED_CATALOGUES,
  addCatalogue,
  createCatalogues,
  loadedTexts,
  type Catalogue,
  type Catalogues,
} from '../src/catalogue.ts';
export { catalogueFailure } from '../src/ownMessages.ts';
