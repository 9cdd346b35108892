export { LoginEntrance, type LoginEntranceProps } from '../src/LoginEntrance.tsx';
