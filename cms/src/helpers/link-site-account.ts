import { messages } from '@sumu/contract';
import { addAccount } from '../identity/add-account';
import { turnedOff } from '../identity/second-factor/factor';
import { invalidateAllSessions } from '../identity/sessions';
import { changeUser, userByEmail, userUid } from '../identity/users';
import { HttpError } from '../platform/lib/http-errors';
import {
	copyPassword,
	findSiteAccount,
	idOfRole,
	type PanelAccount,
	panelOf,
} from '../ranks/accounts';
import { siteRoleOf } from './site-role';

const nameOf = ({ firstname, lastname, email }: PanelAccount) =>
	[firstname, lastname].filter(Boolean).join(' ') || email;

/** Columns that remove other ways to sign in: a stranger may have set them up with an address they never verified. */
const withoutStranger = { googleId: null, ...turnedOff };

/** @throws HttpError (409) if the account is linked to another panel account */
async function demandUnlinked(documentId: string) {
	const account = await findSiteAccount({ documentId });
	if (account && (await panelOf(account))) throw new HttpError(409, messages.emailTaken);
}

/**
 * Gives an invited helper a site account with the e-mail and password of the panel account, or links the existing one
 * with that e-mail. Ends all of its sessions.
 * @throws HttpError (409) if no admin would be left, or the address is another helper's
 */
export async function linkSiteAccount(panel: PanelAccount): Promise<void> {
	const displayName = nameOf(panel);
	const email = panel.email.toLowerCase();
	const existingUser = await userByEmail(email);
	if (existingUser) await demandUnlinked(existingUser.documentId);
	const account = existingUser ?? (await addAccount({ email, displayName, provider: 'local' }));
	await changeUser(account, {
		...(existingUser?.emailVerified ? {} : { displayName, ...withoutStranger }),
		emailVerified: true,
		blocked: false,
		role: await idOfRole(siteRoleOf(panel.roles)),
		panelAccount: panel.documentId,
		resetPasswordToken: null,
		confirmationToken: null,
	});
	if (panel.password) await copyPassword(userUid, account.id, panel.password);
	await invalidateAllSessions(account.id);
}
