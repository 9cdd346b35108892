import { declareAudience } from './declareVariables.ts';

declareAudience('brand');
declareAudience('testerworld');
