export { drawWelcome, type DrawnWelcome } from '../src/welcome/drawWelcome.tsx';
