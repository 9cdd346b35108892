import '../src/styles.css.ts';
