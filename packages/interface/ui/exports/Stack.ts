export { Stack, type StackProps } from '../src/Stack/Stack.tsx';
