import { newCode } from './one-time-code';

const vouchedSuffix = '.v';

/**
 * Creates the code of a reset link sent by an account of a higher rank. It also turns 2FA off, for users without
 * their phone. The stored digest covers the mark, so it cannot be added to another code.
 */
export const newVouchedCode = (lifetime: number) => newCode(lifetime, vouchedSuffix);

export const isVouched = (code: string): boolean => code.endsWith(vouchedSuffix);
