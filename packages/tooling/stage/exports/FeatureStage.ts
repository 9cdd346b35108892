export { createStageRouter, FeatureStage, type FeatureStageProps, type StageRouter } from '../src/FeatureStage.tsx';
