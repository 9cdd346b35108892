export { statusLook, type StatusLook, type StatusMark, type StatusName, type StatusTone } from '../src/statusLook.ts';
