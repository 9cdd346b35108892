export { Logo, type LogoProps } from '../src/Logo/Logo.tsx';
export type { LogoTone } from '../src/Logo/MarkDrawing.tsx';
