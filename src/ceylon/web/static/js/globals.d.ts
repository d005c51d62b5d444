/** Loaded by a script element of its own, before the modules. */
declare const Idiomorph: typeof import("../vendor/idiomorph/idiomorph").Idiomorph;
