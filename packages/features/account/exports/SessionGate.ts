export { SessionGate, type SessionGateProps } from '../src/SessionGate.tsx';
