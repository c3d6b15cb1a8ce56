import type { UserRow } from '../user-presenter';

/** Whether a password alone does not sign in to an account. Whoever manages the panel can turn it off there. */
export const isOn = ({ twoStep, secondFactor }: Pick<UserRow, 'twoStep' | 'secondFactor'>) =>
	twoStep === true && secondFactor !== null;

/** What turns it off. */
export const turnedOff = { twoStep: false, secondFactor: null } as const;
