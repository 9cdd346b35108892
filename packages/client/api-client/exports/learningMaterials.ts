export {
  learningMaterialKeys,
  learningMaterialMutations,
  learningMaterialQueries,
  type LearningCategory,
  type LearningMaterial,
  type LearningState,
  type LearningVideo,
  type LearningVideoInput,
  type LearningVideoQuery,
  type LearningVideoStateChange,
} from '../src/learningMaterials.ts';
