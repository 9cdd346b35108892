export { TermsGate, type TermsGateProps, type TermsOfPortal } from '../src/TermsGate.tsx';
