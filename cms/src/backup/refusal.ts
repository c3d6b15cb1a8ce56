/** What the owner reads in place of a stack: what is wrong and what to do. */
export class Refusal extends Error {}
