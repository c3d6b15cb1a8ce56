import { newCode } from './one-time-code';

const mark = '.v';

/**
 * Code of a reset link that somebody of a higher rank sent. It also turns two-step sign-in off, for a person who
 * lost the phone. The mark is part of what the stored digest is made of, so nobody can add it.
 */
export const newVouchedCode = (lifetime: number) => newCode(lifetime, mark);

export const isVouched = (code: string): boolean => code.endsWith(mark);
