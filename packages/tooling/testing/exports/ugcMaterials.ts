export { buildUgcMaterial, buildUgcMaterialItem } from '../src/builders/ugcMaterials.ts';
