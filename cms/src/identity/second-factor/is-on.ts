import type { UserRow } from '../user-presenter';

/** Checks whether the account has 2FA. Users of the panel can turn it off there. */
export const isOn = ({ twoStep, secondFactor }: Pick<UserRow, 'twoStep' | 'secondFactor'>) =>
	twoStep === true && secondFactor !== null;

/** Values that turn 2FA off. */
export const turnedOff = { twoStep: false, secondFactor: null } as const;
