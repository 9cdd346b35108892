export { Text, type TextVariant, type TextTone, type TextProps } from '../src/Text/Text.tsx';
