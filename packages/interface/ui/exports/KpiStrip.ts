export { Kpi, KpiStrip, type KpiProps, type KpiStripProps, type KpiTrend } from '../src/KpiStrip/KpiStrip.tsx';
