export { DEMO_UGC_MATERIALS, type DemoUgcMaterial } from '../src/ugcMaterials.ts';
