export { object, optional, type ShapeInput, type ShapeOutput } from '../src/object.ts';
