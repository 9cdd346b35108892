export { RingDrawing, type Satellite, type RingDrawingProps } from '../src/RingDrawing/RingDrawing.tsx';
