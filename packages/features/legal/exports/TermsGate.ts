export { TermsGate, type TermsGateProps } from '../src/TermsGate.tsx';
