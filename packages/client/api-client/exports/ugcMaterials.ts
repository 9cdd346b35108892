export {
  ugcMaterialKeys,
  ugcMaterialMutations,
  ugcMaterialQueries,
  type NewUgcMaterialLink,
  type UgcMaterial,
  type UgcMaterialChoices,
  type UgcMaterialCountry,
  type UgcMaterialItem,
  type UgcMaterialMedium,
  type UgcMaterialQuery,
  type UgcMaterialRightsInput,
  type UgcRightsState,
} from '../src/ugcMaterials.ts';
