export { DEMO_LEARNING_MATERIALS, type DemoLearningMaterial } from '../src/learningMaterials.ts';
