export { EnumTag, type EnumTagProps } from '../src/EnumTag.tsx';
