export { buildLearningDocument, buildLearningMaterial, buildLearningVideo } from '../src/builders/learningMaterials.ts';
