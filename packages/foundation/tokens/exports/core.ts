import '../src/core.css.ts';
