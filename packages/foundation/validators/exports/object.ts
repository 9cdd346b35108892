export { object, optional, type Shape, type ShapeInput, type ShapeOutput } from '../src/object.ts';
