export { BudgetMeter, type BudgetMeterProps } from '../src/BudgetMeter/BudgetMeter.tsx';
