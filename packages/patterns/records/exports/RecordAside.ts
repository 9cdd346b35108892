'use client';

export { Activity, type ActivityEntry, type ActivityProps } from '../src/RecordAside/Activity.tsx';
export { NextSteps, type NextStep, type NextStepsProps } from '../src/RecordAside/NextSteps.tsx';
export { RecordOverview, type RecordOverviewProps } from '../src/RecordAside/RecordOverview.tsx';
export { useChangeEntries } from '../src/RecordAside/useChangeEntries.ts';
