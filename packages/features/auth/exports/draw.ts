export { type DrawnForm, drawLogin, drawSignUp } from '../src/draw.tsx';
