/** What a second factor says, apart from `messages`: the pages of visitors do not carry it. */
export const twoStepMessages = {
	enterCode: 'Please enter a code of your authenticator app, or a recovery code',
	enterProof: 'Please enter your password or a code',
	wrongProof: 'That is neither the password nor a code that is good now',
	twoStepIsOn: 'Two-step sign-in is on already',
	twoStepIsOff: 'Two-step sign-in is off',
};
