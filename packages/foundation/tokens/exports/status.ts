import '../src/status.css.ts';
