export { drawNotFound } from '../src/drawNotFound.tsx';
