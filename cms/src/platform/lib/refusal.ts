/** Error for the owner, printed without a stack trace. The message gives the problem and its solution. */
export class Refusal extends Error {}
