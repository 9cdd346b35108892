import { declareModes, fill } from './declareVariables.ts';

declareModes((mode) => fill(`chart.${mode}`, ['chart']));
