export { agencyTargetCases, brandTargetCases } from '../src/notificationTargets.fixture.ts';
