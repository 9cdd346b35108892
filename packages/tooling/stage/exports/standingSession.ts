export { createLoadingSession, createStandingSession, type StandingSessionOptions } from '../src/standingSession.ts';
