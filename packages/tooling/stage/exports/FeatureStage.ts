export {
  createStageRouter,
  FeatureStage,
  type FeatureStageProps,
  type StageProps,
  type StageRouter,
} from '../src/FeatureStage.tsx';
