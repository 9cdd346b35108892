export { createStandingSession, type StandingSessionOptions } from '../src/standingSession.ts';
