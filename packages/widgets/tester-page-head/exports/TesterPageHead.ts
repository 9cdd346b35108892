export { TesterPageHead, type TesterPageHeadMedium, type TesterPageHeadProps } from '../src/TesterPageHead.tsx';
