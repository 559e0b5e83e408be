// Written by scripts/words-in-one-language.ts.
declare module "virtual:words-in-*";
