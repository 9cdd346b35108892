'use client';
export { Kpi, type KpiProps, type KpiTrend } from '../src/KpiStrip/Kpi.tsx';
export { KpiStrip, type KpiStripProps } from '../src/KpiStrip/KpiStrip.tsx';
