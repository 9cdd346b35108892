export { StatusTag, type StatusMark, type StatusTagProps, type StatusTone } from '../src/StatusTag/StatusTag.tsx';
