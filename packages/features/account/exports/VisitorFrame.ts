export { VisitorFrame, type VisitorFrameProps } from '../src/VisitorFrame.tsx';
