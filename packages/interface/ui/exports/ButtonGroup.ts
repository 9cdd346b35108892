export { ButtonGroup, type ButtonGroupProps } from '../src/ButtonGroup/ButtonGroup.tsx';
